import { onePerCall } from "../provider/resource.ts";
import type { NearbyCity } from "./city.ts";
import { findNearbyCities } from "./provider.ts";

export interface NearbyCitiesQuery {
  /** Id of the city they are near. */
  readonly city: number;
}

/** The cities near one, nearest first. */
export const nearbyCities = onePerCall<NearbyCitiesQuery, readonly NearbyCity[]>({
  key: ({ city }) => String(city),
  live: false,
  find: ({ city }, context) => findNearbyCities(city, context),
});
