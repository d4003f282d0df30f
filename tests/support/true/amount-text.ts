import { formatMoney } from "../../../catalog/money/money.ts";
import { type CurrencyCode, minorUnitDigits } from "../../../i18n/currencies.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Formats an amount in the major unit, as pages do: `24.5` of `EUR` → `€24.50`. */
export function amountText(amount: number, currency: CurrencyCode, locale: Locale): string {
  return formatMoney({ minor: Math.round(amount * 10 ** minorUnitDigits(currency)), currency }, locale);
}
