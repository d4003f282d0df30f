import type { PointOfInterest } from "./point-of-interest.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";

export interface PoiQuery {
  readonly id: number;
}

/** Points of interest by id: one call for the whole page, or one per hundred. */
export const pois: Resource<PoiQuery, PointOfInterest> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  load: async (queries, { provider, market }) => {
    const found = await provider.pois(
      queries.map(({ id }) => id),
      market,
    );
    return new Map(found.map((poi) => [String(poi.id), poi]));
  },
};
