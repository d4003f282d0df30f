import * as v from "valibot";
import type { QueryParameters } from "../provider/endpoint.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import type { Collection, TopCollectionsQuery } from "./collection.ts";
import { toCollection, wireCollection } from "./wire.ts";

const path = "/api/tours/v1/collection/";
const schema = v.object({ collections: v.array(v.unknown()) });

/** Returns collections by id; unknown ones are missing. */
export async function findCollections(
  ids: readonly number[],
  { transport, market }: ProviderContext,
): Promise<ReadonlyMap<number, Collection>> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return new Map();
  const query: QueryParameters = [
    ["ids[]", valid.join()],
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
  ];
  const { collections } = await request(transport, { path, query, schema });
  const found = parseItems(path, collections, wireCollection, transport.onDropped);
  return new Map(found.map((wire) => [wire.id, toCollection(wire, market.locale)]));
}

const topPath = "/api/v1/collection/top/list/";
const topSchema = v.object({ items: v.array(v.unknown()) });

/** Returns the most popular collections, best first; empty for an unknown city. */
export async function findTopCollections(
  { city, categoryId, subCategoryId, limit }: TopCollectionsQuery,
  { transport, market }: ProviderContext,
): Promise<readonly Collection[]> {
  const query: QueryParameters = [
    ["city", city || undefined],
    ["categoryId", categoryId],
    ["subCategoryId", subCategoryId],
    ["language", market.locale.providerLanguage],
    ["limit", limit],
    ["currency", market.currency],
    ["use-seatmap-prices", 1],
  ];
  const response = request(transport, { path: topPath, query, schema: topSchema });
  // The list of all cities is there, whatever the provider does not know.
  const { items } = await (city === "" ? response : ifKnown(response, { items: [] }));
  return parseItems(topPath, items, wireCollection, transport.onDropped).map((wire) =>
    toCollection(wire, market.locale),
  );
}
