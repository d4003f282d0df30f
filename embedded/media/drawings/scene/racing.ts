import { box, disc, repeat, shape, stroke } from "../shapes.ts";
import { wheel } from "./props.ts";
import type { Stage } from "./stage.ts";
import type { Tones } from "./tones.ts";

/** A curb across the scene, in red and white, from 0 down to 34. */
export function curb({ tones }: Stage): string {
  return repeat(16, (index) =>
    shape(`M${index * 100} 0h100l-26 34h-100z`, index % 2 === 0 ? tones.tomato : tones.paper),
  );
}

/** A racing car and the air behind it, its wheels on 0, facing right. */
export function racer(stage: Stage, coat: string): string {
  return standingRacer(stage, coat) + stroke("M-300-40H-232M-330-70H-240", stage.tones.paper, 5, 0.6);
}

export function standingRacer({ tones }: Stage, coat: string): string {
  return [
    shape("M-190-24L-160-60H-70L-40-84H20L60-56L190-34V-20H-190Z", coat),
    shape("M-44-84Q-10-112 26-84L14-70H-36Z", tones.pane),
    box(-206, -104, 16, 84, tones.paper),
    shape("M-214-112H-130V-96H-214Z", coat),
    shape("M150-22H226V-12H150Z", tones.paper),
    disc(-8, -98, 14, tones.sun),
    wheel(tones, -124, -22, 34),
    wheel(tones, 120, -20, 32),
  ].join("");
}

/** Tires on each other, the lowest on `y`. */
export function tires(tones: Tones, x: number, y: number, count: number): string {
  return repeat(count, (index) => {
    const coat = index % 2 === 0 ? tones.ink : tones.paper;
    return (
      box(x - 62, y - 44 - index * 46, 124, 42, coat, 20) + box(x - 34, y - 26 - index * 46, 68, 6, tones.stoneShade, 3)
    );
  });
}
