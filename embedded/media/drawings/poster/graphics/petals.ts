import { disc, repeat, round } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** Thin petals around a point: a skirt that turns. */
export const petals: Graphic = ({ x, y, width, height }, { strong, soft, letters }, random) => {
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.min(width, height) * 0.54];
  const start = random() * 60;
  const skirt = repeat(
    24,
    (index) =>
      `<ellipse cx="0" cy="${round(-r * 0.52)}" rx="${round(r * 0.17)}" ry="${round(r * 0.5)}" fill="${[strong, soft, letters][index % 3] ?? strong}" opacity=".3" transform="rotate(${round(start + index * 15)})"/>`,
  );
  return `<g transform="translate(${round(cx)} ${round(cy)}) scale(1 .86) rotate(-14)">${skirt}${disc(0, 0, r * 0.13, letters)}${disc(0, 0, r * 0.06, strong)}</g>`;
};
