import * as v from "valibot";
import type { Collection } from "./collection.ts";
import type { Market } from "../market/market.ts";
import type { TopCollectionsQuery } from "./top-collections-query.ts";
import type { QueryParameters } from "../provider/endpoint.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toCollection } from "./to-collection.ts";
import type { Transport } from "../provider/transport.ts";
import { wireCollection } from "./wire-collection.ts";

const path = "/api/v1/collection/top/list/";
const schema = v.object({ items: v.array(v.unknown()) });

/** The most popular collections, best first; none of a city the provider does not know. */
export async function topCollections(
  transport: Transport,
  query: TopCollectionsQuery,
  market: Market,
): Promise<readonly Collection[]> {
  const found = request(transport, { path, query: topQuery(query, market), schema });
  const { items } = await ifKnown(found, { items: [] });
  return parseItems(path, items, wireCollection, transport.onDropped).map(toCollection);
}

function topQuery(query: TopCollectionsQuery, { locale, currency }: Market): QueryParameters {
  const { city, categoryId, subCategoryId, limit } = query;
  return [
    ["city", city || undefined],
    ["categoryId", categoryId],
    ["subCategoryId", subCategoryId],
    ["language", locale.providerLanguage],
    ["limit", limit],
    ["currency", currency],
    ["use-seatmap-prices", 1],
  ];
}
