import { boxAround } from "./box.ts";
import { canvas } from "./frame.ts";
import { measureInset } from "./measure-inset.ts";
import { type Mark, measures, textWidth } from "./label-box.ts";
import type { Point } from "./simplify-line.ts";

/** A drawing's width, between a phone's and the widest. On a phone a name may touch the border of its country. */
const usualScale = 0.65;
const [columns, rows] = [20, 13];

/** Returns marks with a country's name at the points where the name lies inside the country, the roomiest first. */
export function countryMarks(text: string, rings: readonly (readonly Point[])[]): readonly Mark[] {
  const half = textWidth(text, measures.country.letter) / usualScale / 2;
  const least = measures.country.letter / usualScale / 2;
  const around = boxAround(rings.flat());
  const room = ([x, y]: Point) => {
    if (x - half < around.minX || x + half > around.maxX || y < around.minY || y > around.maxY) return 0;
    return [x, x - half, x + half].reduce(
      (most, at) => (most > least ? Math.min(most, measureInset(rings, [at, y])) : most),
      Infinity,
    );
  };
  return gridPoints
    .map((at) => ({ at, room: room(at) }))
    .filter((place) => place.room > least)
    .toSorted((a, b) => b.room - a.room)
    .map(({ at }) => ({ kind: "country", text, at }));
}

const gridPoints: readonly Point[] = Array.from({ length: columns * rows }, (_, index) => [
  (canvas.width * ((index % columns) + 0.5)) / columns,
  (canvas.height * (Math.floor(index / columns) + 0.5)) / rows,
]);
