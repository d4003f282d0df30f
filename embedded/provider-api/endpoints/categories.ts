import type { EndpointRequest } from "../endpoint.ts";
import { cityParameter } from "../parameters/city.ts";
import { isOn } from "../parameters/is-on.ts";
import { wholeNumberOr } from "../parameters/whole-number.ts";
import { productCounts } from "../source/product-counts.ts";
import { wireCategory } from "../wire/category.ts";

const anyCount = { min: 0, max: Number.MAX_SAFE_INTEGER };

/**
 * The categories of a city, or of all, in the catalog's order, each with its sub-categories; those with fewer products
 * than `filter-category-active-product-count` are left out.
 */
export function categories({ query, view }: EndpointRequest) {
  const least = wholeNumberOr(1, query, "filter-category-active-product-count", anyCount);
  const city = cityParameter(query, view.catalog);
  const all = isOn(query, "include-unavailable") || isOn(query, "include-hidden");
  const counts = productCounts(view.catalog.products, { city, all });
  const found = view.catalog.categories.map((category, index) =>
    wireCategory(category, { rank: index + 1, counts, least, city, view }),
  );
  return { categories: found.filter(({ activeProductCount }) => activeProductCount >= least) };
}
