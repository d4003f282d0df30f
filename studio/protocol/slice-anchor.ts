/**
 * Returns the id of the element around a slice: `hero$1`, as its document has it, and `hero-1` → `slice-hero-1`.
 */
export function toSliceAnchor(slice: string): string {
  return `slice-${toPageSlice(slice)}`;
}

/** Returns the id that a slice has on its page, where selectors need no escapes: `hero$1` → `hero-1`. */
export function toPageSlice(slice: string): string {
  return slice.replaceAll(/[^\w-]+/g, "-");
}
