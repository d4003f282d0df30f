import type { EndpointRequest } from "../endpoint.ts";
import { cityParameter } from "../parameters/entities.ts";
import { idList, limitParameter, offsetParameter } from "../parameters/numbers.ts";
import type { Collection, SubCategory } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wireCollection } from "../wire/collection.ts";
import { wireRatingsInfo } from "../wire/reviews.ts";

/**
 * Collections, those with most ratings first: of a city, of a category, of a sub-category when requested. Those of a
 * whole city are none of its top ones.
 */
export function topCollections({ query, view }: EndpointRequest) {
  const found = collectionsFor(query, view).toSorted(byRatings);
  const offset = offsetParameter(query);
  const next = offset + limitParameter(query);
  return {
    items: found.slice(offset, next).map((collection) => wireCollection(collection, view)),
    total: found.length,
    nextOffset: next < found.length ? next : null,
  };
}

function collectionsFor(query: URLSearchParams, view: View): readonly Collection[] {
  const city = cityParameter(query, view.catalog);
  const categories = idList(query, "categoryId");
  const subCategories = idList(query, "subCategoryId");
  const isAsked = ({ id, category }: SubCategory) =>
    (categories.length === 0 || categories.includes(category.id)) &&
    (subCategories.length === 0 || subCategories.includes(id));
  return [...view.catalog.collections.values()]
    .filter((collection) => city === undefined || collection.city === city)
    .filter((collection) => view.shows(collection) && !collection.everything)
    .filter(({ products }) => products.some(({ subCategory }) => isAsked(subCategory)));
}

function byRatings(one: Collection, other: Collection): number {
  return ratings(other) - ratings(one) || one.id - other.id;
}

function ratings({ products }: Collection): number {
  return wireRatingsInfo(products).ratingsCount;
}
