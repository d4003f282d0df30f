import type { CurrencyCode } from "../../i18n/currencies.ts";
import { numberFormat } from "../../i18n/formatters.ts";

/** How many decimals, always; or abbreviated with at most one. */
export type Precision = 0 | 2 | "compact";

/** Returns the formatter of one currency in one language. */
export function priceFormat(tag: string, currency: CurrencyCode, sign: string, precision: Precision) {
  return numberFormat(tag, { ...chooseSignOptions(sign, currency), ...chooseDigitOptions(precision) });
}

/**
 * Returns options that place a sign beside the amount, as the language does. Intl separates what ends in a letter from
 * the digits, as it does the code: `kr 49`. A symbol is next to them, as the euro's: `A$49`.
 */
function chooseSignOptions(sign: string, currency: CurrencyCode): Intl.NumberFormatOptions {
  return /\p{Sc}$/u.test(sign)
    ? { style: "currency", currency: "EUR", currencyDisplay: "narrowSymbol" }
    : { style: "currency", currency, currencyDisplay: "code" };
}

function chooseDigitOptions(precision: Precision): Intl.NumberFormatOptions {
  return precision === "compact"
    ? { notation: "compact", minimumFractionDigits: 0, maximumFractionDigits: 1 }
    : { minimumFractionDigits: precision, maximumFractionDigits: precision };
}
