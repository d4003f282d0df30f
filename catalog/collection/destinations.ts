import type { Product } from "../product/product.ts";

type Kinds = Pick<Product, "category" | "subCategory" | "collection">;

/** Category of day trips (D25). */
export const dayTrips = 6;

/** Other products that take visitors to another place: campervans by category, ferries and trains by sub-category. */
const campervans = 15;
const rides: ReadonlySet<number | undefined> = new Set([1108, 1133]);

/** Whether a product leads out of its city, but is not one of its day trips. */
export function isRideOut({ category, subCategory }: Kinds): boolean {
  return category?.id === campervans || rides.has(subCategory?.id);
}

/** Returns the ids of collections outside the city of these products: those that day trips make up most of. */
export function listDestinations(products: readonly Kinds[]): ReadonlySet<number> {
  const balance = new Map<number, number>();
  for (const { collection, category } of products) {
    if (collection === undefined) continue;
    balance.set(collection.id, (balance.get(collection.id) ?? 0) + (category?.id === dayTrips ? 1 : -1));
  }
  return new Set([...balance].flatMap(([id, surplus]) => (surplus > 0 ? [id] : [])));
}
