import { box, put, repeat, shape } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** Two tickets in front of the city: one for each thing that is visited. */
export const tickets: Motif = (stage) => {
  const { tones } = stage;
  const [low, high] = [between(stage, -16, -8), between(stage, 6, 14)];
  return (
    inTown(stage) +
    put(ticket(tones, tones.water, 0), 690, 640, 1.1, low) +
    put(ticket(tones, tones.accent, 1), 900, 500, 1.1, high)
  );
};

function ticket(tones: Tones, color: string, kind: number): string {
  const outline = "M-330-150H330V-44A44 44 0 0 0 330 44V150H-330V44A44 44 0 0 0-330-44Z";
  const emblem =
    kind === 0
      ? "M-90 60V20A90 90 0 0 1 90 20V60H50V24A50 50 0 0 0-50 24V60Z"
      : "M-100 60V44H100V60ZM-84 40V-30H-60V40ZM-34 40V-30H-10V40ZM16 40V-30H40V40ZM62 40V-30H86V40ZM-106-40L0-96L106-40Z";
  return (
    put(shape(outline, tones.ink, 0.22), 10, 14) +
    shape(outline, tones.paper) +
    box(-290, -118, 440, 236, color, 6) +
    put(shape(emblem, tones.paper), -70, 18, 1.2) +
    repeat(7, (index) => box(184, -132 + index * 40, 6, 22, tones.stoneShade)) +
    repeat(9, (index) => box(220 + index * 9, -90, index % 3 === 0 ? 6 : 3, 180, tones.ink))
  );
}
