import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { water } from "./water.ts";
import type { Stage } from "../stage.ts";

/** Water from `y` down with the light on it, the city on the other side. */
export function atTheWater(stage: Stage, y = 590): string {
  return sky(stage) + skyline(stage, y - 6, 0.95) + water(stage, y);
}
