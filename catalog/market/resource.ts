import type { ProviderError } from "../provider/provider-error.ts";
import { onePerCall } from "../provider/resource.ts";
import type { ListedCurrency } from "./market.ts";
import { findCountry, findCurrencies } from "./provider.ts";

/** The currencies a traveller can choose, in our display order. There is one list. */
export const currencies = onePerCall<"all", readonly ListedCurrency[]>({
  key: (query) => query,
  live: false,
  find: (_query, context) => findCurrencies(context),
});

/** The ISO code of the country we send requests from; the failure itself where it is unknown (specification §8). */
export const country = onePerCall<"current", string | ProviderError>({
  key: (query) => query,
  live: true,
  find: (_query, context) => findCountry(context),
});
