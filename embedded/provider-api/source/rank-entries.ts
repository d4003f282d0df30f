import type { ProductEntry } from "./catalog.ts";

type Ranked = Pick<ProductEntry, "id" | "city" | "popularity" | "lead">;

/** How many products of a city may begin with one photograph before others come first. */
const maxRepeats = 3;

/**
 * Orders products for listings. Those with a picture precede those without, the most popular first. A city's products
 * whose picture three better ones have come between.
 */
export function rankEntries<Entry extends Ranked>(entries: readonly Entry[]): readonly Entry[] {
  const uses = new Map<string, number>();
  const levels = new Map(entries.toSorted(byPopularity).map((entry) => [entry.id, findLevel(entry, uses)]));
  const level = ({ id }: Entry) => levels.get(id) ?? 0;
  return entries.toSorted((one, other) => level(one) - level(other) || byPopularity(one, other));
}

function findLevel({ city, lead }: Ranked, uses: Map<string, number>): number {
  if (lead === undefined) return 2;
  const key = `${city.code}/${lead}`;
  const count = uses.get(key) ?? 0;
  uses.set(key, count + 1);
  return count < maxRepeats ? 0 : 1;
}

function byPopularity(one: Ranked, other: Ranked): number {
  return other.popularity - one.popularity || one.id - other.id;
}
