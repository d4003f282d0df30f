/** The element a slice is found at in a preview; slices have elements of their own under the bare id. */
export function sliceAnchor(id: string): string {
  return `slice-${id}`;
}
