import type { City } from "../source/catalog.ts";
import { cheapestOf } from "../source/cheapest.ts";
import type { View } from "../view.ts";
import { wireCity } from "./city.ts";
import { wireListingPrice } from "./listing-price.ts";

/** A city seen from another that is `distanceKm` away. `startingPrice` is null when nothing can be booked there. */
export function wireNearbyCity(city: City, distanceKm: number, view: View) {
  const cheapest = cheapestOf(city, view.catalog.products);
  return {
    ...wireCity(city, view),
    distanceKm,
    startingPrice: cheapest === undefined ? null : wireListingPrice(cheapest, view),
  };
}
