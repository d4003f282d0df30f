import type { Json } from "../../../protocol/document.ts";

/** Items with the keys by which they are known, wherever they stand. */
export interface KeyedItems {
  readonly items: readonly Json[];
  readonly keys: readonly number[];
  /** The next key: none is used twice. */
  readonly next: number;
}

export const noItems: KeyedItems = { items: [], keys: [], next: 0 };

/**
 * Returns the keys of a changed list. An item has the key of the same object, or else of the same JSON, or else of its
 * position. `[a, b]` with the keys 0, 1 → `[b, c]` has 1, 2.
 */
export function matchKeys(known: KeyedItems, items: readonly Json[]): KeyedItems {
  const free = new Set(known.keys.keys());
  const found = new Map<number, number>();
  const match = (isMatch: (item: Json, before: Json | undefined, isSamePlace: boolean) => boolean) => {
    for (const [index, item] of items.entries()) {
      if (found.has(index)) continue;
      const place = [...free].find((at) => isMatch(item, known.items[at], at === index));
      if (place === undefined) continue;
      found.set(index, place);
      free.delete(place);
    }
  };
  match((item, before) => item === before);
  // Most lists are matched by now.
  if (found.size < items.length) match((item, before) => JSON.stringify(item) === JSON.stringify(before));
  match((_item, _before, isSamePlace) => isSamePlace);
  let { next } = known;
  const keys = items.map((_item, index) => known.keys[found.get(index) ?? -1] ?? next++);
  return { items, keys, next };
}
