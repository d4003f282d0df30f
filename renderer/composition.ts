/** Types of slices that the page of a kind has, in their order around what the editor composed. */
export interface Composition {
  /** Before the editor's slices, but after those of them that precede in this list. */
  readonly before: readonly string[];
  /** After the editor's slices. */
  readonly after: readonly string[];
  /** Types that an editor may write in place of a composed one: `{ ranked_products: "listing" }`. */
  readonly substitutes?: Readonly<Record<string, string>>;
}

export const nothingComposed: Composition = { before: [], after: [] };
