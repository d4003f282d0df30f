import * as v from "valibot";
import { type CurrencyCode, isCurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireId, wireName, wireText } from "../provider/wire.ts";
import type { City } from "./city.ts";

const country = v.object({
  code: wireText,
  displayName: wireText,
  currency: v.nullish(v.object({ code: wireText })),
});

/** A city as the provider sends it: the fields we read. */
export const wireCity = v.object({
  ...wireLanguage,
  id: wireId,
  code: wireName,
  displayName: wireName,
  timeZone: wireText,
  imageUrl: wireText,
  illustrationUrl: wireText,
  country: v.nullish(country),
});

export function toCity(wire: v.InferOutput<typeof wireCity>, locale: Locale): City {
  const { text } = itemTexts(wire, locale);
  return {
    id: wire.id,
    code: wire.code,
    name: text(wire.displayName),
    timeZone: wire.timeZone,
    imageUrl: wire.imageUrl,
    illustrationUrl: wire.illustrationUrl,
    countryCode: wire.country?.code ?? "",
    countryName: text(wire.country?.displayName ?? ""),
    currency: knownCurrency(wire.country?.currency?.code ?? ""),
  };
}

function knownCurrency(code: string): CurrencyCode | undefined {
  return isCurrencyCode(code) ? code : undefined;
}
