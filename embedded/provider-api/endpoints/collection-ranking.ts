import type { EndpointRequest } from "../endpoint.ts";
import { notFound } from "../failure.ts";
import { idList, idOf } from "../parameters/ids.ts";
import { wholeNumberOr } from "../parameters/whole-number.ts";
import type { Collection, Product } from "../source/catalog.ts";
import { wireCity } from "../wire/city.ts";
import { wireCurrency } from "../wire/currency.ts";
import { wireTourGroup } from "../wire/tour-group.ts";
import { pageOf } from "./page-of.ts";

const limitBounds = { min: 1, max: 100 };
const offsetBounds = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** A collection's products, best first. */
export function collectionRanking({ path, id, query, view }: EndpointRequest) {
  const collection = collectionOf(view.catalog.collections, id);
  const limit = wholeNumberOr(10, query, "limit", limitBounds);
  const offset = wholeNumberOr(0, query, "offset", offsetBounds);
  const shown = ofSubCategories(collection.products, idList(query, "filter-by-subcategory-id")).filter(view.shows);
  const items = shown.slice(offset, offset + limit).map((product) => wireTourGroup(product, view));
  return {
    pageData: { items, ...pageOf({ path, query, limit, offset, total: shown.length }) },
    city: wireCity(collection.city, view),
    currency: wireCurrency(view.currency ?? collection.city.currency),
  };
}

function collectionOf(collections: ReadonlyMap<number, Collection>, id: string): Collection {
  const collection = collections.get(idOf(id, "collection id"));
  if (collection === undefined) throw notFound(`collection ${id}`);
  return collection;
}

function ofSubCategories(products: readonly Product[], ids: readonly number[]): readonly Product[] {
  return ids.length === 0 ? products : products.filter(({ subCategory }) => ids.includes(subCategory.id));
}
