import type { ProviderError } from "../provider/provider-error.ts";
import type { Resource } from "../snapshot/resource.ts";

/** We ask from one country, so the query says nothing. */
export type CountryQuery = "current";

/** The ISO code of the country we ask from; the failure itself where it is not known (specification §8). */
export const country: Resource<CountryQuery, string | ProviderError> = {
  key: (query) => query,
  batch: 1,
  load: async (_queries, { provider }) => new Map([["current", await provider.country()]]),
};
