/** Does something with each item once the one before is done. Rejects with the first error; later items are skipped. */
export function inOrder<Item>(
  items: readonly Item[],
  action: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  return items.reduce(async (before, item, index) => {
    await before;
    await action(item, index);
  }, Promise.resolve());
}
