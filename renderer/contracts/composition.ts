import type { RawSlice } from "../../content/document.ts";

/** Types of slices that the page of a kind has, in their order around what the editor composed. */
export interface Composition {
  /** Before the editor's slices, but after those of them that precede in this list. */
  readonly before: readonly string[];
  /** After the editor's slices. */
  readonly after: readonly string[];
  /**
   * A slice amid those of the editor, where none has its type. It follows the nth section that is in no group, or the last
   * slice where fewer sections exist.
   */
  readonly amid?: { readonly type: string; readonly afterSection: number };
  /** Types that an editor may write in place of a composed one: `{ ranked_products: "listing" }`. */
  readonly substitutes?: Readonly<Record<string, string>>;
}

export const nothingComposed: Composition = { before: [], after: [] };

/** The slices that a page's fields hold, in groups around what the editor composed. */
export interface HeldSlices {
  readonly before: readonly (readonly RawSlice[])[];
  readonly after: readonly (readonly RawSlice[])[];
}

export const nothingHeld: HeldSlices = { before: [], after: [] };
