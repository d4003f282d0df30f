import type { City } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { photoUrl } from "./photo.ts";

export function wireCity({ id, code, name, timeZone, country, currency, photo }: City, view: View) {
  return {
    id,
    code,
    displayName: view.text(name),
    timeZone,
    imageUrl: photo === undefined ? null : photoUrl(photo, view),
    country: {
      code: country.code,
      displayName: view.text(country.name),
      currency: { code: currency.code, localSymbol: currency.localSymbol },
    },
  };
}
