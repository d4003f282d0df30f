import { hundredPerCall, type IdQuery, keyOfId, onePerCall } from "../provider/resource.ts";
import type { PointOfInterest } from "./point-of-interest.ts";
import { findCollectionPois, findPois } from "./provider.ts";

/** Points of interest by id. */
export const pois = hundredPerCall<PointOfInterest>({ live: false, find: findPois });

/** The points of interest of a collection. */
export const collectionPois = onePerCall<IdQuery, readonly PointOfInterest[]>({
  key: keyOfId,
  live: false,
  find: ({ id }, context) => findCollectionPois(id, context),
});
