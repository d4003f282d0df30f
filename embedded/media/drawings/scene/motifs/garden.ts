import { box, oval, put, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cypress } from "../props.ts";
import { ridge } from "../ridge.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A formal garden: hedges, a fountain, cypresses. */
export const garden: Motif = (stage) => {
  const { tones } = stage;
  const rows = [
    [300, 790, 1.2],
    [400, 850, 1.6],
    [500, 760, 0.9],
    [1100, 760, 0.9],
    [1200, 790, 1.2],
    [1310, 850, 1.6],
  ]
    .map(([x = 0, y = 0, size = 1]) => cypress(tones, x + between(stage, -12, 12), y, size))
    .join("");
  const beds =
    shape("M120 940L520 780H690L480 940ZM1480 940L1080 780H910L1120 940Z", tones.foliage) +
    shape("M240 916L540 796H640L460 916ZM1360 916L1060 796H960L1140 916Z", tones.accent, 0.75);
  return (
    inTown(stage) +
    ridge(stage, 724, 8, tones.hill) +
    box(0, 740, 1600, 260, tones.land) +
    beds +
    shape("M740 740H860L1010 1000H590Z", tones.paper) +
    rows +
    put(fountain(tones), 800, 850, 1.25)
  );
};

function fountain(tones: Tones): string {
  const jets = [-1, 1]
    .map((side) =>
      stroke(`M0-250Q${side * 50}-340 ${side * 84}-180M0-250Q${side * 30}-300 ${side * 46}-190`, tones.waterLight, 9),
    )
    .join("");
  return (
    oval(0, 6, 220, 22, tones.ink, 0.2) +
    jets +
    shape("M-100-180H100Q90-140 24-136V-60H-24V-136Q-90-140-100-180Z", tones.stone) +
    shape("M-100-180H-50Q-40-146-24-136V-60V-136Q-90-140-100-180Z", tones.stoneShade) +
    oval(0, -180, 100, 14, tones.water) +
    shape("M-200-64H200L180 0H-180Z", tones.stone) +
    shape("M-200-64H-120L-110 0H-180Z", tones.stoneShade) +
    oval(0, -64, 200, 24, tones.paper) +
    oval(0, -62, 180, 18, tones.water)
  );
}
