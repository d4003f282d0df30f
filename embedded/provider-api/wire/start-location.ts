import type { Product } from "../source/catalog.ts";
import type { City } from "../source/linked-places.ts";
import type { Place } from "../source/phrases.ts";
import type { View } from "../view.ts";

/** Where visitors meet; null when they are picked up or it does not matter. */
export function wireStartLocation({ place, city }: Product, { text }: View) {
  if (place === undefined) return null;
  return wireLocation(place, city, { text });
}

/** A place with its address. */
export function wireLocation(place: Place, city: City, { text }: Pick<View, "text">) {
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    addressLine1: place.address,
    postalCode: place.postalCode,
    cityName: text(city.name),
    countryName: text(city.country.name),
  };
}
