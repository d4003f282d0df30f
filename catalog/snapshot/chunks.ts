/** A list in pieces of at most `size`, in order. */
export function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const pieces: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += size) pieces.push(items.slice(start, start + size));
  return pieces;
}
