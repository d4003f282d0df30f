import type { ListedCurrency } from "./listed-currency.ts";
import type { Resource } from "../snapshot/resource.ts";

/** There is one list, so the query says nothing. */
export type CurrencyListQuery = "all";

/** The currencies a traveller can choose, in our display order. */
export const currencies: Resource<CurrencyListQuery, readonly ListedCurrency[]> = {
  key: (query) => query,
  batch: 1,
  load: async (_queries, { provider }) => new Map([["all", await provider.currencies()]]),
};
