/** Returns the items of a list that pass a type guard; an empty list for other values. */
export function listItems<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}
