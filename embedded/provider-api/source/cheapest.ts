import type { Product, ProductEntry, Products } from "./catalog.ts";
import type { City } from "./linked-places.ts";

/** The number that a collection shows: each product must be built, and a city may have thousands. */
const maxProducts = 100;

/**
 * Of a city's hundred most popular products the one that costs least; undefined when none can be booked. `toPrice`
 * returns what a product costs now, in the city's currency.
 */
export function findCheapest(
  city: City,
  products: Products,
  toPrice: (product: Product) => number,
): Product | undefined {
  // One city has one home currency, so that its prices compare as they are.
  return popularIn(city, products)
    .toSorted((one, other) => toPrice(one) - toPrice(other))
    .at(0);
}

function popularIn(city: City, { entries, get }: Products): readonly Product[] {
  const found: Product[] = [];
  for (const entry of entries) {
    const product = entry.city === city && entry.isAvailable ? get(entry.id) : undefined;
    if (product !== undefined && found.push(product) === maxProducts) break;
  }
  return found;
}

/** Returns how many products there are by sub-category id. */
export function productCounts(entries: readonly ProductEntry[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { subCategory } of entries) counts.set(subCategory.id, (counts.get(subCategory.id) ?? 0) + 1);
  return counts;
}
