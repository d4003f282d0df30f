import type { ShortcodeExpansion } from "../shortcode.ts";
import type { Marks, Segment } from "./segment.ts";
import { type Run, runsOf } from "./runs.ts";

export type Layer = keyof Marks;

/** In which order marks over the very same stretch enclose each other, outermost first. */
export const layers: readonly Layer[] = ["hyperlink", "label", "strong", "em"];

/** Something around segments from one on up to, not including, the `end`th. */
export type Enclosure =
  | { readonly kind: Layer; readonly end: number }
  | { readonly kind: "shortcode"; readonly end: number; readonly expansion: ShortcodeExpansion };

/** How far each mark and each shortcode of a block's segments goes. */
export interface Extents {
  readonly segments: readonly Segment[];
  readonly marks: Readonly<Record<Layer, readonly Run[]>>;
  /** By how many shortcodes enclose them. */
  readonly shortcodes: readonly (readonly Run[])[];
}

export function extentsOf(segments: readonly Segment[]): Extents {
  const marks = (layer: Layer) => runsOf(segments, (segment) => segment.marks[layer]);
  const depth = segments.reduce((most, { within }) => Math.max(most, within.length), 0);
  return {
    segments,
    marks: { hyperlink: marks("hyperlink"), label: marks("label"), strong: marks("strong"), em: marks("em") },
    shortcodes: [...Array(depth).keys()].map((index) => runsOf(segments, ({ within }) => within[index])),
  };
}
