import { mix } from "../../mix.ts";
import { box, disc, oval, repeat, shape } from "../../shapes.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** Ripples, wider as they come nearer, and the light of the sun. */
export function water(stage: Stage, y: number): string {
  const { tones } = stage;
  const ripples = repeat(26, (index) => {
    const depth = index / 26;
    const [x, length] = [between(stage, -60, 1560), 50 + depth * 190];
    return oval(x, y + 16 + depth * depth * (980 - y), length, 2 + depth * 5, tones.waterLight, 0.55);
  });
  const glints = repeat(7, (index) =>
    oval(1150 + (index % 2) * 26 - 13, y + 14 + index * 24, 74 - index * 7, 4, tones.sun, 0.6),
  );
  return box(0, y, 1600, 1000 - y, tones.water) + ripples + glints;
}

/** Water from `y` down with the light on it, the city on the other side. */
export function atTheWater(stage: Stage, y = 590): string {
  return sky(stage) + skyline(stage, y - 6, 0.95) + water(stage, y);
}

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
