import { boxAround } from "./box.ts";
import { canvas } from "./canvas.ts";
import { depthIn } from "./depth-in.ts";
import { type Mark, measures, textWidth } from "./label-box.ts";
import type { Point } from "./simplify-line.ts";

/** Of a drawing between a phone's and the widest: on a phone a name may touch its border. */
const usualScale = 0.65;
const [columns, rows] = [20, 13];

/** The country's name at places of the canvas where it lies inside the country, from the roomiest on. */
export function countryMarks(text: string, rings: readonly (readonly Point[])[]): readonly Mark[] {
  const half = textWidth(text, measures.country.letter) / usualScale / 2;
  const least = measures.country.letter / usualScale / 2;
  const around = boxAround(rings.flat());
  const room = ([x, y]: Point) => {
    if (x - half < around.minX || x + half > around.maxX || y < around.minY || y > around.maxY) return 0;
    return [x, x - half, x + half].reduce(
      (most, at) => (most > least ? Math.min(most, depthIn(rings, [at, y])) : most),
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
