import { put, shape } from "../shapes.ts";
import { skylineBlocks } from "./skyline-blocks.ts";
import { between, type Stage } from "./stage.ts";

/** The city's own outlines in two rows, the nearer one darker, standing on `base`. */
export function skyline(stage: Stage, base: number, scale = 1): string {
  const { far, mid } = stage.tones;
  return row(stage, base, scale * 1.7, far) + row(stage, base, scale, mid);
}

function row(stage: Stage, base: number, scale: number, color: string): string {
  const { skyline: names } = stage.look;
  const parts: string[] = [];
  let x = between(stage, -160, -20);
  for (let index = between(stage, 0, 3); x < 1600; index += 1) {
    const { width, d } = skylineBlocks[names[index % names.length] ?? names[0]];
    const size = scale * (0.86 + stage.random() * 0.4);
    parts.push(put(shape(d, color), x, base, size));
    x += width * size + between(stage, -8, 34);
  }
  return parts.join("") + shape(`M0 ${base - 14}H1600V${base + 60}H0Z`, color);
}
