import type { EndpointRequest } from "../endpoint.ts";
import { cityParameter } from "../parameters/city.ts";
import { wireAirport } from "../wire/airport.ts";

/** The airports transfers go from and to; of one city when `city` names it. */
export function airports({ query, view }: EndpointRequest) {
  const place = cityParameter(query, view.catalog);
  const all = [...view.catalog.airports.values()];
  const found = all.filter(({ city }) => place === undefined || city === place);
  return { airports: found.map((airport) => wireAirport(airport, view)) };
}
