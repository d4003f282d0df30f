import type { City } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { sceneUrl } from "./drawing-url.ts";
import { photoUrl } from "./photo.ts";

export function wireCity(city: City, view: View) {
  const { id, code, name, timeZone, country, currency, photo } = city;
  return {
    id,
    code,
    displayName: view.text(name),
    timeZone,
    imageUrl: photo === undefined ? sceneUrl(view.catalog.motifs.city, city, code, view) : photoUrl(photo, view),
    country: {
      code: country.code,
      displayName: view.text(country.name),
      currency: { code: currency.code, localSymbol: currency.localSymbol },
    },
  };
}
