import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { hundredPerCall, type IdQuery, toIdKey, onePerCall, type ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import type { PointOfInterest } from "./point-of-interest.ts";
import { toPointOfInterest, wirePoi } from "./wire.ts";

const path = "/api/v1/pois";
const schema = v.object({ pois: v.array(v.unknown()) });

/** Returns points of interest by id. Without ids it makes no call (F17). */
async function findPois(
  ids: readonly number[],
  { transport, market }: ProviderContext,
): Promise<ReadonlyMap<number, PointOfInterest>> {
  const valid = validIds(transport, path, ids);
  if (valid.length === 0) return new Map();
  const query = [
    ["language", market.locale.providerLanguage],
    ["ids[]", valid.join()],
    ["operatingSchedules", "true"],
    ["content", "true"],
    ["location", "true"],
  ] as const;
  const { pois } = await request(transport, { path, query, schema });
  return new Map(
    parseItems(path, pois, wirePoi, transport.onDropped).map((wire) => [
      wire.id,
      toPointOfInterest(wire, market.locale),
    ]),
  );
}

const collectionBase = "/api/v1/collection/";

/** Returns the points of interest of a collection; undefined for an unknown collection. */
async function findCollectionPois(
  collection: number,
  { transport, market }: ProviderContext,
): Promise<readonly PointOfInterest[] | undefined> {
  if (validIds(transport, collectionBase, [collection]).length === 0) return undefined;
  const call = {
    path: `${collectionBase}${collection}/pois`,
    query: [["language", market.locale.providerLanguage]] as const,
    schema,
  };
  const response = await ifKnown(request(transport, call), undefined);
  return (
    response &&
    parseItems(call.path, response.pois, wirePoi, transport.onDropped).map((wire) =>
      toPointOfInterest(wire, market.locale),
    )
  );
}

/** Points of interest by id. */
export const pois = hundredPerCall<PointOfInterest>({
  example: { id: 1 },
  noun: "places",
  live: false,
  find: findPois,
});

/** The points of interest of a collection. A page is whole without them. */
export const collectionPois = onePerCall<IdQuery, readonly PointOfInterest[]>({
  example: { id: 1001 },
  key: toIdKey,
  live: false,
  dispensable: true,
  find: ({ id }, context) => findCollectionPois(id, context),
});
