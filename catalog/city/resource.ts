import type { NearbyCity } from "./city.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

export interface NearbyCitiesQuery {
  /** Id of the city they are near. */
  readonly city: number;
}

/** The cities near one, nearest first: one call per city. */
export const nearbyCities: Resource<NearbyCitiesQuery, readonly NearbyCity[]> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, ({ city }) => provider.nearbyCities(city, market)),
};

function key({ city }: NearbyCitiesQuery): string {
  return String(city);
}
