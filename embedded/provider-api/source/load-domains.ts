import { readJson } from "@tessera/runtime/read-json.ts";
import type { Currency } from "./currency.ts";
import { type Domain, domains } from "./domain.ts";
import { type Index, indexBy } from "./index-by.ts";

/** The hosts that sell, by their own name without any subdomain. Throws `DataError`. */
export function loadDomains(folder: URL, currencies: Index<string, Currency>): ReadonlyMap<string, Domain> {
  const list = readJson(new URL("domains.json", folder), domains);
  for (const { defaultCurrency, host } of list) currencies.get(defaultCurrency, host);
  return indexBy("domains.json", list, ({ host }) => host).map;
}
