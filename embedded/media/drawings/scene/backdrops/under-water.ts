import { box, disc, repeat, shape } from "../../shapes.ts";
import { mix } from "../../mix.ts";
import { ridge } from "../ridge.ts";
import { between, type Motif } from "../stage.ts";

/** Under water: light from above, sand and weed below. */
export const underWater: Motif = (stage) => {
  const { tones } = stage;
  const rays = repeat(4, (index) => {
    const x = 260 + index * 330 + between(stage, -60, 60);
    return shape(`M${x} 0h120l-190 1000h-240z`, tones.paper, 0.1);
  });
  const depths = [0.3, 0].map((part, index) =>
    ridge(stage, 250 + index * 260, 30, mix(tones.water, tones.paper, part)),
  );
  const bubbles = repeat(12, () =>
    disc(between(stage, 80, 1520), between(stage, 140, 700), between(stage, 4, 12), tones.paper, 0.5),
  );
  return [
    box(0, 0, 1600, 1000, mix(tones.water, tones.paper, 0.56)),
    ...depths,
    rays,
    bubbles,
    ridge(stage, 880, 40, tones.land),
  ].join("");
};
