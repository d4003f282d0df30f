import type { ProviderClient } from "../../../catalog/provider/client.ts";
import type { CategoryRankingQuery, Ranking } from "../../../catalog/ranking/ranking.ts";
import { categoryRankings } from "../../../catalog/ranking/provider.ts";
import { defaultLocale, locales } from "../../../i18n/locales.ts";
import { fallbackCurrency } from "../../../renderer/currency-of.ts";
import type { ListedProduct } from "./create-product-index.ts";

type Provider = Pick<ProviderClient, "categories" | "categoryRankings">;

/** Addresses have English words in all languages. */
const market = { locale: locales[defaultLocale], currency: fallbackCurrency };

/** Most products of one list. */
const limit = 100;

/**
 * Returns what the lists of all categories have: a list that is longer than one call is read by sub-category. Beyond a
 * hundred products of a sub-category the rest is not listed. Throws when the provider fails.
 */
export async function readListedProducts(provider: Provider): Promise<readonly ListedProduct[]> {
  const found = await provider.categories([{ city: "" }], market);
  const categories = [...found.values()].flatMap((reading) => {
    if (reading.state === "failed") throw reading.cause;
    return reading.state === "found" ? reading.value : [];
  });
  const lists = await listsOf(
    provider,
    categories.map(({ id }) => query("category", id)),
  );
  const long = categories.filter((_category, index) => isCut(lists[index]));
  const ofSubCategories = long.flatMap(({ subCategories }) => subCategories.map(({ id }) => query("sub-category", id)));
  const all = [...lists, ...(await listsOf(provider, ofSubCategories))].flatMap((list) => list?.products ?? []);
  return [
    ...new Map(all.map(({ id, slug, languages, cityCode: city }) => [id, { id, slug, languages, city }])).values(),
  ];
}

function query(kind: CategoryRankingQuery["kind"], id: number): CategoryRankingQuery {
  return { kind, id, city: "", limit, subCategories: [] };
}

function isCut(list: Ranking | undefined): boolean {
  return list !== undefined && list.total > list.products.length;
}

/** Returns the lists in the order of the queries. */
async function listsOf(provider: Provider, queries: readonly CategoryRankingQuery[]) {
  const found = await provider.categoryRankings(queries, market);
  return queries.map((each) => {
    const reading = found.get(categoryRankings.key(each));
    if (reading?.state === "failed") throw reading.cause;
    return reading?.state === "found" ? reading.value : undefined;
  });
}
