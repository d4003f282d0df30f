import { readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import type { Currency } from "./geography.ts";
import { type Index, indexBy } from "./index-by.ts";
import { text } from "./translations.ts";

const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/));

const domain = v.strictObject({
  host: hostName,
  /** The subdomain of the booking host. */
  bookingSubdomain: hostName,
  /** In capitals, as the provider names brands. */
  name: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  displayName: text,
  logo: v.pipe(v.string(), v.url()),
  supportedLanguages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z_]{2,7}$/))), v.minLength(1)),
  defaultCurrency: v.string(),
  /** Whether its pages must say that they are not the sight's own. */
  nonOfficialNotice: v.boolean(),
});

/** A host that sells for the provider. */
export type Domain = v.InferOutput<typeof domain>;

const domains = v.array(domain);

/** The hosts that sell, by their own name without any subdomain. Throws `DataError`. */
export function loadDomains(folder: URL, currencies: Index<string, Currency>): ReadonlyMap<string, Domain> {
  const list = readJson(new URL("domains.json", folder), domains);
  for (const { defaultCurrency, host } of list) currencies.get(defaultCurrency, host);
  return indexBy("domains.json", list, ({ host }) => host).map;
}
