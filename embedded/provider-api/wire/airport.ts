import type { Airport } from "../source/catalog.ts";
import type { View } from "../view.ts";

export function wireAirport({ code, name, city, place, terminals }: Airport, view: View) {
  const { latitude, longitude } = place;
  const countryCode = city.country.code;
  return { code, name: view.text(name), cityCode: city.code, countryCode, latitude, longitude, terminals };
}
