import { box, disc, oval, put, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A camera on its tripod in front of the city. */
export const camera: Motif = (stage) => {
  const { tones } = stage;
  const legs = stroke("M0 0L-170 360M0 0L170 360M0 0V380", tones.ink, 18) + oval(0, 380, 260, 14, tones.ink, 0.25);
  return inTown(stage) + put(legs + body(tones), between(stage, 770, 830), 560, 1.15);
};

function body(tones: Tones): string {
  return [
    box(-60, -16, 120, 34, tones.ink, 8),
    shape("M-80-268L-54-318H54L80-268Z", tones.ink),
    box(-230, -272, 460, 262, tones.accent, 30),
    box(-230, -272, 460, 66, tones.paper, 26),
    box(-230, -226, 460, 22, tones.paper),
    box(-196, -292, 70, 24, tones.ink, 8),
    disc(0, -130, 112, tones.ink),
    disc(0, -130, 88, tones.stoneShade),
    disc(0, -130, 66, tones.water),
    disc(0, -130, 34, tones.ink),
    disc(24, -156, 16, tones.paper, 0.85),
    box(130, -190, 64, 34, tones.sun, 6),
  ].join("");
}
