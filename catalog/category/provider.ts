import * as v from "valibot";
import type { CategoriesQuery, Category, SubCategory } from "./category.ts";
import type { Market } from "../market/market.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";
import { type WireCategory, wireCategory } from "./wire-category.ts";

const path = "/api/v2/category/";
const schema = v.object({ categories: v.array(v.unknown()) });

/** The categories of a city with their sub-categories, in the provider's order; none of a city it does not know. */
export async function categories(
  transport: Transport,
  query: CategoriesQuery,
  { locale }: Market,
): Promise<readonly Category[]> {
  const found = request(transport, {
    path,
    query: [["city", query.city], ["language", locale.providerLanguage], ...filters(query)],
    schema,
  });
  const answer = await ifKnown(found, { categories: [] });
  return parseItems(path, answer.categories, wireCategory, transport.onDropped).map(toCategory);
}

function filters({ fewestProducts = 1, includeUnavailable, includeHidden }: CategoriesQuery): QueryParameters {
  return [
    ["filter-category-active-product-count", fewestProducts],
    ["include-unavailable", includeUnavailable === true ? "true" : undefined],
    ["include-hidden", includeHidden === true ? "true" : undefined],
  ];
}

function toCategory(wire: WireCategory): Category {
  return { ...toSubCategory(wire), subCategories: wire.subCategories.map(toSubCategory) };
}

function toSubCategory({ id, displayName, activeProductCount }: Omit<WireCategory, "subCategories">): SubCategory {
  return { id, name: displayName, productCount: activeProductCount };
}
