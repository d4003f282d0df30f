import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { cityParameter } from "../parameters/entities.ts";
import { readId, wholeNumberOr } from "../parameters/numbers.ts";
import { isOn } from "../parameters/switches.ts";
import type { ProductEntry } from "../source/catalog.ts";
import type { City } from "../source/linked-places.ts";
import { productCounts } from "../source/cheapest.ts";
import { wireCategory } from "../wire/category.ts";
import { rankingAnswer } from "./ranking-answer.ts";

const anyCount = { min: 0, max: Number.MAX_SAFE_INTEGER };

/**
 * Returns the categories of a city, or of all, in the catalog's order, each with its sub-categories. They count what their
 * listings list. Those with fewer products than `filter-category-active-product-count` are omitted.
 */
export function categories({ query, view }: EndpointRequest) {
  const minProducts = wholeNumberOr(1, query, "filter-category-active-product-count", anyCount);
  const city = cityParameter(query, view.catalog);
  const counts = productCounts(listedEntries({ query, view }, city));
  const found = view.catalog.categories.map((category, index) =>
    wireCategory(category, { rank: index + 1, counts, minProducts, city, view }),
  );
  return { categories: found.filter(({ activeProductCount }) => activeProductCount >= minProducts) };
}

/**
 * Returns what listings list: bookable products of a city, or of all, with a text for the request. Both
 * `include-unavailable` and `include-hidden` add those that can't be booked.
 */
function listedEntries(
  { query, view }: Pick<EndpointRequest, "query" | "view">,
  place: City | undefined,
): readonly ProductEntry[] {
  const all = isOn(query, "include-unavailable") || isOn(query, "include-hidden");
  const { entries } = view.catalog.products;
  return entries.filter(
    (entry) => (place === undefined || entry.city === place) && (all || entry.isAvailable) && view.shows(entry),
  );
}

/** A category's products, most popular first; of one city when `city` names it. */
export function listingByCategory(request: EndpointRequest) {
  const { id, query, view } = request;
  const wanted = view.catalog.categories.find((category) => category.id === readId(id, "category id"));
  if (wanted === undefined) throw notFound(`category ${id}`);
  const place = cityParameter(query, view.catalog);
  const found = listedEntries(request, place).filter(({ subCategory }) => subCategory.category === wanted);
  return rankingAnswer(request, found, place);
}

/** A sub-category's products, most popular first; of one city when `city` names it. */
export function listingBySubCategory(request: EndpointRequest) {
  const { query, view } = request;
  const id = readId(request.id, "sub-category id");
  const isThere = view.catalog.categories.some(({ subCategories }) => subCategories.some((one) => one.id === id));
  if (!isThere) throw notFound(`sub-category ${id}`);
  const place = cityParameter(query, view.catalog);
  const found = listedEntries(request, place).filter(({ subCategory }) => subCategory.id === id);
  return rankingAnswer(request, found, place);
}
