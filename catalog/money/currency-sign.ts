import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";

const signs = new Map<CurrencyCode, string>();

/**
 * The sign of a currency as a price in this language shows it, given what Intl would show. Arabic writes the country
 * before many symbols ("UK£", "US$"), which reads as part of the number from right to left: there it is the bare symbol.
 */
export function currencySign(given: string, { code }: Locale, currency: CurrencyCode): string {
  return code === "ar" && given !== currency ? bareSign(currency) : given;
}

function bareSign(currency: CurrencyCode): string {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  signs.set(currency, sign);
  return sign;
}
