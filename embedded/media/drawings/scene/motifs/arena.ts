import { oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** An ancient arena: three rows of arches, the outer ring broken off on one side. */
export const arena: Motif = (stage) => {
  const { tones } = stage;
  const broken = between(stage, 150, 230);
  const ring = [
    shape(`M-520 0V-300H-${broken}L-60-470H520V0Z`, tones.stone),
    shape(`M-520 0V-300H-${broken}L-60-470H10V0Z`, tones.stoneShade, 0.5),
    row(tones, -130, -500, 11),
    row(tones, -270, -500, 11),
    row(tones, -410, -10, 6),
    stroke("M-520-152H520M-520-292H520M-60-432H520", tones.paperShade, 12),
    oval(0, 6, 560, 26, tones.ink, 0.16),
  ].join("");
  return (
    inTown(stage) +
    put(ring, 800, 800) +
    people(stage, [
      [420, 900],
      [520, 930],
      [1040, 890],
      [1120, 940],
    ])
  );
};

/** Arches side by side, their feet on `y`. */
function row({ pane, paper }: Tones, y: number, from: number, count: number): string {
  return repeat(count, (index) => {
    const x = from + index * 92;
    return (
      shape(`M${x} ${y + 110}V${y + 40}a32 34 0 0 1 64 0V${y + 110}Z`, pane) +
      stroke(`M${x - 2} ${y + 110}V${y + 40}a34 36 0 0 1 68 0V${y + 110}`, paper, 5, 0.6)
    );
  });
}
