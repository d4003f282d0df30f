import type { City } from "../source/linked-places.ts";
import { findCheapest } from "../source/cheapest.ts";
import { inOneLanguage, type View } from "../view.ts";
import { lowestPrice } from "../time/reduction.ts";
import { wireListingPrice } from "./currency.ts";
import { toDrawing } from "./choose-drawing.ts";
import { drawingUrl, photoUrl } from "./pictures.ts";

export function wireCity(city: City, view: View) {
  const { id, code, name, timeZone, country, currency, photo } = city;
  const { language, text } = inOneLanguage(view, [name, country.name]);
  const illustrationUrl = drawingUrl(toDrawing("street", code, code), view);
  return {
    id,
    contentLanguage: language,
    code,
    displayName: text(name),
    timeZone,
    imageUrl: photo === undefined ? illustrationUrl : photoUrl(photo, view),
    illustrationUrl,
    country: {
      code: country.code,
      displayName: text(country.name),
      currency: { code: currency.code, localSymbol: currency.localSymbol },
    },
  };
}

/** A city seen from another that is `distanceKm` away; undefined when nothing can be booked there. */
export function wireNearbyCity(city: City, distanceKm: number, view: View) {
  const cheapest = findCheapest(city, view.catalog.products, (product) => lowestPrice(product, view.now));
  if (cheapest === undefined) return undefined;
  return { ...wireCity(city, view), distanceKm, startingPrice: wireListingPrice(cheapest, view) };
}
