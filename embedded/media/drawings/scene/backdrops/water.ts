import { box, oval, repeat } from "../../shapes.ts";
import { between, type Stage } from "../stage.ts";

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
