import type { EndpointRequest } from "../endpoint.ts";

/** The country a traveller asks from: what header `x-country` says, when it is a country code, else the United States. */
export function country({ country: header = "" }: EndpointRequest) {
  return { currentCountry: { code: /^[a-z]{2}$/i.test(header) ? header.toUpperCase() : "US" } };
}
