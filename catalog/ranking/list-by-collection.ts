import type { Market } from "../market/market.ts";
import type { Ranking, RankingQuery } from "./ranking.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { marketQuery } from "../market/market-query.ts";
import { productPage } from "./product-page.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";

const base = "/api/tours/v6/tour-groups/list-by/collection/";

/** A collection's products, best first; undefined when there is no such collection. */
export async function listByCollection(
  transport: Transport,
  query: RankingQuery,
  market: Market,
): Promise<Ranking | undefined> {
  if (validIds(transport, base, [query.collection]).length === 0) return undefined;
  return productPage(transport, `${base}${query.collection}`, rankingQuery(transport, query, market));
}

function rankingQuery(
  transport: Transport,
  { limit, subCategories, experiment }: RankingQuery,
  market: Market,
): QueryParameters {
  return [
    ...marketQuery(transport, market),
    ["use-seatmap-prices", 1],
    ["limit", limit],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
    ["apply-ranking-experiment", experiment === true ? "true" : undefined],
  ];
}
