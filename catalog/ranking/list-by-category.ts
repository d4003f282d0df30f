import type { Market } from "../market/market.ts";
import type { CategoryRankingQuery, Ranking } from "./ranking.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { fallback } from "../market/market-query.ts";
import { productPage } from "./product-page.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";

const base = "/api/tours/v6/tour-groups/list-by/";

/** The products of a category or sub-category in a city, best first; undefined when there is no such category. */
export async function listByCategory(
  transport: Transport,
  query: CategoryRankingQuery,
  market: Market,
): Promise<Ranking | undefined> {
  const path = `${base}${query.kind}/`;
  if (validIds(transport, path, [query.id]).length === 0) return undefined;
  return productPage(transport, `${path}${query.id}/`, rankingQuery(transport, query, market));
}

function rankingQuery(
  transport: Transport,
  { city, limit, subCategories }: CategoryRankingQuery,
  market: Market,
): QueryParameters {
  return [
    ["language", market.locale.providerLanguage],
    ["city", city || undefined],
    ["limit", limit],
    ["currency", market.currency],
    ["fallback", fallback(transport, market)],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
  ];
}
