/** The items that were asked for, in the order they were asked for; unknown ones are missing. */
export function inOrder<Item extends { readonly id: number }>(
  ids: readonly number[],
  items: readonly Item[],
): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
