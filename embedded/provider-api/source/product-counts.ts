import type { City, Products } from "./catalog.ts";

interface Which {
  /** Undefined: every city. */
  readonly city: City | undefined;
  /** Also those that can't be booked now. */
  readonly all: boolean;
}

/** How many products there are by sub-category id. */
export function productCounts({ entries }: Products, { city, all }: Which): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { city: place, subCategory, isAvailable } of entries) {
    if ((city !== undefined && place !== city) || !(all || isAvailable)) continue;
    counts.set(subCategory.id, (counts.get(subCategory.id) ?? 0) + 1);
  }
  return counts;
}
