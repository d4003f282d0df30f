import * as v from "valibot";
import { toCity, wireCity } from "../city/wire.ts";
import { toProduct } from "../product/wire-product.ts";
import { wireTourGroup } from "../product/wire.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { fallback, marketQuery, validIds } from "../provider/parameters.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { wireCount } from "../provider/wire.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import type { Beginnings } from "../snapshot/resource.ts";
import type { CategoryRankingQuery, Ranking, RankingQuery } from "./ranking.ts";

const base = "/api/tours/v6/tour-groups/list-by/";
const schema = v.object({
  pageData: v.object({ items: v.array(v.unknown()), total: v.nullish(wireCount) }),
  city: v.nullish(wireCity),
});

/** Returns a collection's products, best first; undefined for an unknown collection. */
async function findRanking(
  { collection, limit, subCategories, experiment }: RankingQuery,
  { transport, market }: ProviderContext,
): Promise<Ranking | undefined> {
  return findList({ transport, market }, "collection", collection, "", [
    ...marketQuery(transport, market),
    ["use-seatmap-prices", 1],
    ["limit", limit],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
    ["apply-ranking-experiment", experiment === true ? "true" : undefined],
  ]);
}

/** Returns the products of a category or sub-category in a city, best first; undefined for an unknown category. */
async function findCategoryRanking(
  { kind, id, city, limit, subCategories }: CategoryRankingQuery,
  { transport, market }: ProviderContext,
): Promise<Ranking | undefined> {
  return findList({ transport, market }, kind, id, "/", [
    ["language", market.locale.providerLanguage],
    ["city", city || undefined],
    ["limit", limit],
    ["currency", market.currency],
    ["fallback", fallback(transport, market)],
    ["filter-by-subcategory-id", subCategories.join() || undefined],
  ]);
}

async function findList(
  { transport, market: { locale } }: Pick<ProviderContext, "transport" | "market">,
  kind: "collection" | CategoryRankingQuery["kind"],
  id: number,
  end: string,
  query: QueryParameters,
): Promise<Ranking | undefined> {
  if (validIds(transport, `${base}${kind}/`, [id]).length === 0) return undefined;
  const path = `${base}${kind}/${id}${end}`;
  const response = await ifKnown(request(transport, { path, query, schema }), undefined);
  if (response === undefined) return undefined;
  const { items, total } = response.pageData;
  const products = parseItems(path, items, wireTourGroup, transport.onDropped).map((wire) => toProduct(wire, locale));
  const city = response.city ? toCity(response.city, locale) : undefined;
  return { products, total: total ?? products.length, city };
}

/** Returns the key of a ranking. Without its limit it is that of the whole list. */
function rankingKey({ collection, subCategories, experiment }: RankingQuery, limit: number | ""): string {
  return [collection, limit, ...subCategories, ...(experiment === true ? ["experiment"] : [])].join("/");
}

function categoryRankingKey({ kind, id, city, subCategories }: CategoryRankingQuery, limit: number | ""): string {
  return [kind, id, city, limit, ...subCategories].join("/");
}

/** Best first: the first ten of a hundred are what a query for ten finds. */
function createBeginnings<Query extends RankingQuery | CategoryRankingQuery>(
  toKey: (query: Query, limit: number | "") => string,
): Beginnings<Query, Ranking> {
  return {
    toListKey: (query) => toKey(query, ""),
    getLimit: ({ limit }) => limit,
    cut: (ranking, { limit }) => ({ ...ranking, products: ranking.products.slice(0, limit) }),
  };
}

/** A collection's products, best first. */
export const rankings = onePerCall<RankingQuery, Ranking>({
  example: { collection: 1001, limit: 10, subCategories: [] },
  key: (query) => rankingKey(query, query.limit),
  beginnings: createBeginnings(rankingKey),
  live: false,
  find: findRanking,
});

/** The products of a category or sub-category in a city, best first. */
export const categoryRankings = onePerCall<CategoryRankingQuery, Ranking>({
  example: { kind: "category", id: 1, city: "ROME", limit: 10, subCategories: [] },
  key: (query) => categoryRankingKey(query, query.limit),
  beginnings: createBeginnings(categoryRankingKey),
  live: false,
  find: findCategoryRanking,
});
