import { type Box, isWithin, overlap } from "./box.ts";
import { canvas } from "./frame.ts";
import { labelBox, type Mark, type Side } from "./label-box.ts";

export interface Label extends Mark {
  readonly side: Side;
  /** Whether it has room in a wide drawing only. */
  readonly wideOnly: boolean;
}

/** Returns a box on a drawing that is `scale` times as wide as the canvas. */
export type BoxAtScale = (scale: number) => Box;

/** CSS pixels: a drawing as wide as this is wide. `map.css.ts` hides what needs a wide one on any other. */
export const wideFrom = 448;

/** A phone's drawing is half as wide as the canvas. Labels that fit at both ends of a range fit between them. */
const onAny = [0.5, 1];
const onWide = [wideFrom / canvas.width, 1];

const sidesByKind = {
  pin: ["after", "before", "below", "above"],
  city: ["after", "before", "above", "below"],
  country: ["over"],
  number: ["over"],
  name: ["after", "before", "above", "below"],
} as const;

/**
 * Chooses of each group the first mark whose name has room, in any drawing or else in a wide one. Earlier groups
 * choose first. No name overlaps another, and none leaves the drawing.
 */
export function arrangeLabels(
  groups: readonly (readonly Mark[])[],
  obstacles: readonly BoxAtScale[],
): readonly Label[] {
  const taken = [...obstacles];
  return groups.flatMap((marks) => {
    const label = firstPlaced(marks, taken, onAny) ?? firstPlaced(marks, taken, onWide);
    if (label === undefined) return [];
    taken.push((scale) => labelBox(label, label.side, scale));
    if (label.kind === "city") taken.push(createDotBox(label));
    return [label];
  });
}

function firstPlaced(
  marks: readonly Mark[],
  taken: readonly BoxAtScale[],
  scales: readonly number[],
): Label | undefined {
  for (const mark of marks) {
    if (mark.kind === "city" && !isFree(createDotBox(mark), taken, scales)) continue;
    const side = sidesByKind[mark.kind].find((each) => isFree((scale) => labelBox(mark, each, scale), taken, scales));
    if (side !== undefined) return { ...mark, side, wideOnly: scales === onWide };
  }
  return undefined;
}

function isFree(box: BoxAtScale, taken: readonly BoxAtScale[], scales: readonly number[]): boolean {
  return scales.every((scale) => {
    const own = box(scale);
    const room = { minX: 6, minY: 6, maxX: canvas.width * scale - 6, maxY: canvas.height * scale - 6 };
    return isWithin(own, room) && !taken.some((other) => overlap(own, other(scale)));
  });
}

function createDotBox({ at: [x, y] }: Mark): BoxAtScale {
  return (scale) => ({ minX: x * scale - 4, maxX: x * scale + 4, minY: y * scale - 4, maxY: y * scale + 4 });
}
