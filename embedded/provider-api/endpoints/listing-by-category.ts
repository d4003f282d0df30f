import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { cityParameter } from "../parameters/city.ts";
import { idOf } from "../parameters/ids.ts";
import { rankingAnswer } from "./ranking-answer.ts";

/** A category's products, most popular first; of one city when `city` names it. */
export function listingByCategory(request: EndpointRequest) {
  const { id, query, view } = request;
  const { categories, products } = view.catalog;
  const wanted = categories.find((category) => category.id === idOf(id, "category id"));
  if (wanted === undefined) throw notFound(`category ${id}`);
  const place = cityParameter(query, view.catalog);
  const found = products.entries.filter(
    ({ city, subCategory }) => subCategory.category === wanted && (place === undefined || city === place),
  );
  return rankingAnswer(request, found, place);
}
