import * as v from "valibot";
import { type CurrencyCode, isCurrencyCode } from "../../i18n/currencies.ts";
import { wireId, wireName, wireText } from "../provider/wire.ts";
import type { City } from "./city.ts";

const country = v.object({
  code: wireText,
  displayName: wireText,
  currency: v.nullish(v.object({ code: wireText })),
});

/** A city as the provider sends it: the fields we read. */
export const wireCity = v.object({
  id: wireId,
  code: wireName,
  displayName: wireName,
  timeZone: wireText,
  imageUrl: wireText,
  country: v.nullish(country),
});

export function toCity(wire: v.InferOutput<typeof wireCity>): City {
  return {
    id: wire.id,
    code: wire.code,
    name: wire.displayName,
    timeZone: wire.timeZone,
    imageUrl: wire.imageUrl,
    countryCode: wire.country?.code ?? "",
    countryName: wire.country?.displayName ?? "",
    currency: knownCurrency(wire.country?.currency?.code ?? ""),
  };
}

function knownCurrency(code: string): CurrencyCode | undefined {
  return isCurrencyCode(code) ? code : undefined;
}
