import * as v from "valibot";
import type { QueryParameters } from "../provider/endpoint.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireCount, wireId, wireList, wireName } from "../provider/wire.ts";
import type { CategoriesQuery, Category, SubCategory } from "./category.ts";

const path = "/api/v2/category/";
const schema = v.object({ categories: v.array(v.unknown()) });

const wireSubCategory = v.object({
  ...wireLanguage,
  id: wireId,
  displayName: wireName,
  activeProductCount: v.nullish(wireCount, 0),
});
const wireCategory = v.object({
  ...wireSubCategory.entries,
  subCategories: wireList(wireSubCategory),
});

/** Returns the categories of a city with their sub-categories, in the provider's order; empty for an unknown city. */
async function findCategories(
  query: CategoriesQuery,
  { transport, market }: ProviderContext,
): Promise<readonly Category[]> {
  const call = { path, query: toParameters(query, market.locale.providerLanguage), schema };
  const response = request(transport, call);
  // The list of all cities is there, whatever the provider does not know.
  const { categories } = await (query.city === "" ? response : ifKnown(response, { categories: [] }));
  return parseItems(path, categories, wireCategory, transport.onDropped).map((wire) => ({
    ...toSubCategory(wire, market.locale),
    subCategories: wire.subCategories.map((sub) => toSubCategory(sub, market.locale)),
  }));
}

function toParameters(
  { city, fewestProducts = 1, includeUnavailable, includeHidden }: CategoriesQuery,
  language: string,
): QueryParameters {
  return [
    ["city", city || undefined],
    ["language", language],
    ["filter-category-active-product-count", fewestProducts],
    ["include-unavailable", includeUnavailable === true ? "true" : undefined],
    ["include-hidden", includeHidden === true ? "true" : undefined],
  ];
}

function toSubCategory(wire: v.InferOutput<typeof wireSubCategory>, locale: Locale): SubCategory {
  const { id, displayName, activeProductCount } = wire;
  return { id, name: itemTexts(wire, locale).text(displayName), productCount: activeProductCount };
}

/** The categories of a city with their sub-categories. */
export const categories = onePerCall<CategoriesQuery, readonly Category[]>({
  example: { city: "ROME" },
  key: ({ city, fewestProducts = 1, includeUnavailable = false, includeHidden = false }) =>
    [city, fewestProducts, includeUnavailable, includeHidden].join("/"),
  live: false,
  find: findCategories,
});
