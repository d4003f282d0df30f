import * as v from "valibot";
import type { Market } from "../market.ts";
import type { Ranking, RankingQuery } from "../ranking.ts";
import type { QueryParameters } from "./endpoint.ts";
import { marketQuery } from "./market-query.ts";
import { parseItems } from "./parse-items.ts";
import { ProviderError } from "./provider-error.ts";
import { request } from "./request.ts";
import { toProduct } from "./to-product.ts";
import type { Transport } from "./transport.ts";
import { wireTourGroup } from "./wire/tour-group.ts";

const schema = v.object({
  pageData: v.object({ items: v.array(v.unknown()), total: v.nullish(v.number()) }),
});

/** A collection's products, best first; undefined when there is no such collection. */
export async function listByCollection(
  transport: Transport,
  query: RankingQuery,
  market: Market,
): Promise<Ranking | undefined> {
  const path = `/api/tours/v6/tour-groups/list-by/collection/${query.collection}`;
  try {
    const { pageData } = await request(transport, { path, query: rankingQuery(query, market), schema });
    const products = parseItems(path, pageData.items, wireTourGroup, transport.onDropped).map(toProduct);
    return { products, total: pageData.total ?? products.length };
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return undefined;
    throw error;
  }
}

function rankingQuery({ limit, subCategories }: RankingQuery, market: Market): QueryParameters {
  return [
    ...marketQuery(market),
    ["use-seatmap-prices", 1],
    ["limit", limit],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
  ];
}
