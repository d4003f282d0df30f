import type { ProductEntry } from "./catalog.ts";

type Ranked = Pick<ProductEntry, "id" | "popularity" | "isPictured">;

/** Compares for a listing: a product with a picture precedes one without, then the more popular one is first. */
export function byRank(one: Ranked, other: Ranked): number {
  return Number(other.isPictured) - Number(one.isPictured) || other.popularity - one.popularity || one.id - other.id;
}
