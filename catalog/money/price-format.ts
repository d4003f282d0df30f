import type { CurrencyCode } from "../../i18n/currencies.ts";

/** Currencies shown as their code, because their symbol is rare or shared (specification §9). */
const shownAsCode: ReadonlySet<CurrencyCode> = new Set([
  "AED",
  "CHF",
  "ZAR",
  "MYR",
  "SEK",
  "ISK",
  "DKK",
  "MOP",
  "CNY",
  "MXN",
  "QAR",
  "SAR",
  "AZN",
  "BHD",
  "LBP",
]);

/** How many decimals, always; or abbreviated with at most one. */
export type Precision = number | "compact";

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the formatter of one currency in one language. Making one is slow, so each is made once. */
export function priceFormat(tag: string, currency: CurrencyCode, precision: Precision): Intl.NumberFormat {
  const key = [tag, currency, precision].join("/");
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: shownAsCode.has(currency) ? "code" : "symbol",
    ...digitsOf(precision),
  });
  formats.set(key, made);
  return made;
}

function digitsOf(precision: Precision): Intl.NumberFormatOptions {
  return precision === "compact"
    ? { notation: "compact", minimumFractionDigits: 0, maximumFractionDigits: 1 }
    : { minimumFractionDigits: precision, maximumFractionDigits: precision };
}
