import type { ShortcodeExpansion } from "../contracts/shortcode.ts";
import type { MarkedSegment, Marks } from "./cut-segments.ts";

export type Layer = keyof Marks;

/** The order in which marks over the very same range enclose each other, outermost first. */
export const layers: readonly Layer[] = ["hyperlink", "label", "strong", "em"];

/** An element around segments, from one on up to, not including, the `end`th. */
export type Enclosure =
  | { readonly kind: Layer; readonly end: number }
  | { readonly kind: "shortcode"; readonly end: number; readonly expansion: ShortcodeExpansion };

/** Indices of segments, from `start` up to, not including, `end`. */
export interface IndexRange {
  readonly start: number;
  readonly end: number;
}

/** The segments of a block and, for each segment, the range that each mark and each shortcode covers around it. */
export interface MarkedBlock {
  readonly segments: readonly MarkedSegment[];
  readonly marks: Readonly<Record<Layer, readonly IndexRange[]>>;
  /** By the number of shortcodes that enclose the range. */
  readonly shortcodes: readonly (readonly IndexRange[])[];
}

export function markedBlock(segments: readonly MarkedSegment[]): MarkedBlock {
  const marks = (layer: Layer) => listValueRanges(segments, (segment) => segment.marks[layer]);
  const depth = segments.reduce((most, { within }) => Math.max(most, within.length), 0);
  return {
    segments,
    marks: { hyperlink: marks("hyperlink"), label: marks("label"), strong: marks("strong"), em: marks("em") },
    shortcodes: [...Array(depth).keys()].map((index) => listValueRanges(segments, ({ within }) => within[index])),
  };
}

/** Returns for each item the range of neighbors with its value: a a b → 0–2, 0–2, 2–3. */
function listValueRanges<Item>(items: readonly Item[], getValue: (item: Item) => unknown): readonly IndexRange[] {
  const values = items.map(getValue);
  const ranges: IndexRange[] = [];
  for (let start = 0, end = 1; start < values.length; start = end, end += 1) {
    while (end < values.length && values[end] === values[start]) end += 1;
    const range = { start, end };
    while (ranges.length < end) ranges.push(range);
  }
  return ranges;
}
