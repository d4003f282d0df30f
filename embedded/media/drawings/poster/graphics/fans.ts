import { disc, repeat } from "../../shapes.ts";
import type { Graphic } from "./graphic.ts";

/** Scales of a fan, one row over the other. */
export const fans: Graphic = ({ x, y, width, height }, { strong, soft, letters, ground }, random) => {
  const r = Math.max(150, width / (4 + Math.floor(random() * 2) * 2));
  const rows = Math.ceil(height / (r * 0.62)) + 1;
  return repeat(rows, (row) =>
    repeat(Math.ceil(width / (r * 2)) + 2, (index) => {
      const [cx, cy] = [x + (index * 2 - (row % 2 === 0 ? 0 : 1)) * r, y + row * r * 0.62];
      return [ground, strong, ground, soft, ground, letters]
        .map((color, ring) => disc(cx, cy, r * (1 - ring * 0.17), color))
        .join("");
    }),
  );
};
