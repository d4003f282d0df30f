import { box, oval, put, repeat, shape } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cypress, people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** The ruin of a temple: columns below the rest of a beam, steps, and stones in the grass. */
export const ruins: Motif = (stage) => {
  const { tones } = stage;
  const whole = between(stage, 3, 4);
  const columns = repeat(6, (index) => column(tones, -375 + index * 150, index < whole ? 430 : 300 - index * 38));
  const temple = [
    oval(0, 6, 540, 22, tones.ink, 0.18),
    columns,
    box(-430, -492, 110 + (whole - 1) * 150, 62, tones.stone),
    box(-430, -440, 110 + (whole - 1) * 150, 12, tones.stoneShade),
    repeat(3, (step) =>
      box(-470 - step * 26, step * 20 - 40, 940 + step * 52, 21, step === 1 ? tones.stone : tones.paper),
    ),
    shape("M470 6L500-44H570L590 6Z", tones.stoneShade),
    shape("M-610 20L-590-20H-540L-520 20Z", tones.stone),
  ].join("");
  return (
    inTown(stage) +
    cypress(tones, 250, 790, 1.7) +
    cypress(tones, 1370, 790, 1.9) +
    put(temple, 800, 800) +
    people(stage, [
      [540, 900],
      [610, 930],
      [1030, 896],
    ])
  );
};

/** Its foot on the topmost step. */
function column(tones: Tones, x: number, height: number): string {
  const foot = -40;
  const isBroken = height < 430;
  return (
    box(x - 34, foot - height, 68, height, tones.paper) +
    box(x - 34, foot - height, 24, height, tones.stoneShade) +
    box(x - 44, foot - 18, 88, 18, tones.stone) +
    (isBroken ? "" : box(x - 46, foot - height - 4, 92, 22, tones.stone))
  );
}
