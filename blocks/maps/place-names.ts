import { type Box, isWithin, overlap } from "./box.ts";
import { labelBox, measures } from "./label-box.ts";
import { shortenName } from "./shorten-name.ts";
import type { Point } from "./simplify-line.ts";

/** A point of a drawing and what it is called. */
export interface NamedPoint {
  readonly name: string;
  readonly at: Point;
}

/** A name where it has room: its anchor, and the part of the text that is there. */
export interface PlacedName extends NamedPoint {
  readonly anchor: "start" | "middle" | "end";
  /** Undefined where the name is omitted: it has no room. */
  readonly text: Point | undefined;
  /** Undefined with the text. */
  readonly box: Box | undefined;
}

const sides = ["after", "before", "above", "below"] as const;
/** Beside a point a name may also stand higher or lower. */
const lifts = { after: [0, -10, 10, -18, 18], before: [0, -10, 10, -18, 18], above: [0], below: [0] } as const;
const anchors = { after: "start", before: "end", above: "middle", below: "middle" } as const;
const lengths = [24, 14];

/**
 * Places the names of points in a drawing, in their order. No name overlaps another, an obstacle or the edge. Other
 * fields of a point are copied.
 */
export function placeNames<Named extends NamedPoint>(
  points: readonly Named[],
  obstacles: readonly Box[],
  room: Box,
): readonly (Named & PlacedName)[] {
  const taken = [...obstacles];
  return points.map((point) => {
    const places = lengths.flatMap((longest) => {
      const [[x, y], text] = [point.at, shortenName(point.name, longest)];
      return sides.flatMap((side) =>
        lifts[side].map((lift) => {
          const box = labelBox({ kind: "name", text, at: [x, y + lift] }, side, 1);
          return { name: text, side, box };
        }),
      );
    });
    const found = places.find(({ box }) => isWithin(box, room) && !taken.some((other) => overlap(box, other)));
    if (found === undefined) return omitName(point);
    const { name, side, box } = found;
    taken.push(box);
    return { ...point, name, anchor: anchors[side], text: textAt(box, side), box };
  });
}

/** Returns a point whose name is omitted. */
export function omitName<Named extends NamedPoint>(point: Named): Named & PlacedName {
  return { ...point, anchor: "start", text: undefined, box: undefined };
}

/** Returns where a text begins, has its middle or ends, on its vertical middle. */
function textAt({ minX, maxX, minY, maxY }: Box, side: (typeof sides)[number]): Point {
  const middle = (minY + maxY) / 2;
  if (side === "after") return [minX, middle];
  return side === "before" ? [maxX, middle] : [(minX + maxX) / 2, middle];
}

/** Returns the box around a circle. */
export function toCircleBox([x, y]: Point, radius: number): Box {
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

/** Returns the box of a text that stands over a point. */
export function toTextBox(text: string, at: Point): Box {
  return labelBox({ kind: "country", text, at }, "over", 1);
}

/** The size of the letters, in units of the drawing. */
export const letterSize = measures.name.letter;
