import type { GroupPrice } from "../time/pax-prices.ts";
import type { Places } from "../time/places-left.ts";

/** Of a tier of groups: closed when not even its smallest group has room. */
export function wireGroupPlaces({ smallest }: GroupPrice, { availability, remaining }: Places): Places {
  return smallest > remaining ? { availability: "CLOSED", remaining: 0 } : { availability, remaining };
}
