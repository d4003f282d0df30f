import { bookablePrice } from "../show/sale.ts";
import type { Listed, SortOrder } from "./listing-query.ts";

/** How many ratings of the list's average are added to those of a product: a few votes do not decide. */
export const ratingWeight = 50;

/**
 * Returns products in an order. Products without the value are last; equal ones remain in their order. `now` is in
 * epoch milliseconds.
 */
export function sortProducts<Item extends Listed>(
  products: readonly Item[],
  sort: SortOrder,
  now: number,
): readonly Item[] {
  if (sort === "popularity") return products;
  const toSortKey = keys(products, now)[sort];
  return products
    .map((product) => ({ product, key: toSortKey(product) ?? Infinity }))
    .sort((one, other) => (one.key === other.key ? 0 : one.key - other.key))
    .map(({ product }) => product);
}

/** The lowest key is first. */
function keys(
  products: readonly Listed[],
  now: number,
): Readonly<Record<Exclude<SortOrder, "popularity">, (product: Listed) => number | undefined>> {
  const usual = computeAverageRating(products);
  return {
    price: (product) => bookablePrice(product, now)?.final.minor,
    rating: ({ rating }) => rating && -weighted(rating.average, rating.ratingCount, usual),
    duration: ({ minDuration, maxDuration }) => minDuration ?? maxDuration,
    newest: ({ facts }) => (facts.addedOn === undefined ? undefined : -Date.parse(facts.addedOn)),
  };
}

function weighted(average: number, count: number, usual: number): number {
  return (average * count + usual * ratingWeight) / (count + ratingWeight);
}

/** Returns the average of all ratings of a list. */
function computeAverageRating(products: readonly Listed[]): number {
  const ratings = products.flatMap(({ rating }) => rating ?? []);
  const count = ratings.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
  const stars = ratings.reduce((sum, { average, ratingCount }) => sum + average * ratingCount, 0);
  return count === 0 ? 0 : stars / count;
}
