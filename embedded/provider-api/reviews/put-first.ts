/** Returns up to `max` of those that match before all others, in their order: `[1, 2, 3, 5]`, odd, 2 → `[1, 3, 2, 5]`. */
export function putFirst<Item>(items: readonly Item[], matches: (item: Item) => boolean, max: number): readonly Item[] {
  const first = new Set(items.filter(matches).slice(0, max));
  return [...first, ...items.filter((item) => !first.has(item))];
}

/** The most reviews in a reader's language that come before the more helpful ones in others. */
export const maxInOwnLanguage = 5;
