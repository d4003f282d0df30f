/** Those items of a list that are of a kind; of what is no list, none. */
export function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}
