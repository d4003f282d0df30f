import type { Category } from "../../catalog/category/category.ts";
import type { Market } from "../../catalog/market/market.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import type { CategoryRankingQuery, Ranking } from "../../catalog/ranking/ranking.ts";
import { getFoundValue } from "../../catalog/snapshot/reading.ts";
import { categoryRankings } from "../../catalog/ranking/provider.ts";

export type ListProvider = Pick<ProviderClient, "categories" | "categoryRankings">;

interface ProductLists {
  readonly categories: readonly Category[];
  /** Each once. */
  readonly products: readonly Product[];
}

/** Most products of one list. */
const limit = 100;

/**
 * Returns what the lists of all categories have: a list that is longer than one call is read by sub-category. Beyond a
 * hundred products of a sub-category the rest is not listed. Throws when the provider fails.
 */
export async function readProductLists(provider: ListProvider, market: Market): Promise<ProductLists> {
  const found = await provider.categories([{ city: "" }], market);
  const categories = [...found.values()].flatMap((reading) => getFoundValue(reading) ?? []);
  const lists = await readLists(
    provider,
    market,
    categories.map(({ id }) => query("category", id)),
  );
  const long = categories.filter((_category, index) => isCut(lists[index]));
  const ofSubCategories = long.flatMap(({ subCategories }) => subCategories.map(({ id }) => query("sub-category", id)));
  const all = [...lists, ...(await readLists(provider, market, ofSubCategories))].flatMap(
    (list) => list?.products ?? [],
  );
  const products = [...new Map(all.map((product) => [product.id, product])).values()];
  return { categories, products };
}

function query(kind: CategoryRankingQuery["kind"], id: number): CategoryRankingQuery {
  return { kind, id, city: "", limit, subCategories: [] };
}

function isCut(list: Ranking | undefined): boolean {
  return list !== undefined && list.total > list.products.length;
}

/** Returns the lists in the order of the queries. */
async function readLists(provider: ListProvider, market: Market, queries: readonly CategoryRankingQuery[]) {
  const found = await provider.categoryRankings(queries, market);
  return queries.map((each) => getFoundValue(found.get(categoryRankings.key(each))));
}
