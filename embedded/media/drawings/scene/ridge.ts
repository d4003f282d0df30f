import { shape } from "../shapes.ts";
import { between, type Stage } from "./stage.ts";

/** Hills in one color: a soft line around height `y`, `rise` high at most, filled to the ground. */
export function ridge(stage: Stage, y: number, rise: number, color: string): string {
  let d = `M0 ${y + between(stage, -rise, rise)}`;
  let x = 0;
  while (x < 1600) {
    const step = between(stage, 260, 420);
    const middle = x + Math.round(step / 2);
    d += `S${middle} ${y + between(stage, -rise, rise)} ${x + step} ${y + between(stage, -rise, rise)}`;
    x += step;
  }
  return shape(`${d}V1000H0Z`, color);
}
