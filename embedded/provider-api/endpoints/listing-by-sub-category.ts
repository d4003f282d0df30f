import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { cityParameter } from "../parameters/city.ts";
import { idOf } from "../parameters/ids.ts";
import { rankingAnswer } from "./ranking-answer.ts";

/** A sub-category's products, most popular first; of one city when `city` names it. */
export function listingBySubCategory(request: EndpointRequest) {
  const { query, view } = request;
  const { categories, products } = view.catalog;
  const id = idOf(request.id, "sub-category id");
  const isThere = categories.some(({ subCategories }) => subCategories.some((one) => one.id === id));
  if (!isThere) throw notFound(`sub-category ${id}`);
  const place = cityParameter(query, view.catalog);
  const found = products.entries.filter(
    ({ city, subCategory }) => subCategory.id === id && (place === undefined || city === place),
  );
  return rankingAnswer(request, found, place);
}
