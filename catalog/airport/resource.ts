import type { Airport } from "./airport.ts";
import type { Resource } from "../snapshot/resource.ts";

/** There is one list, so the query says nothing. */
export type AirportsQuery = "all";

/** The airports that transfers go to. */
export const airports: Resource<AirportsQuery, readonly Airport[]> = {
  key: (query) => query,
  batch: 1,
  load: async (_queries, { provider }) => new Map([["all", await provider.airports()]]),
};
