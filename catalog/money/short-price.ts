import type { Locale } from "../../i18n/locales.ts";
import { formatMoney, type Money, shownHundredths } from "./money.ts";

/** Amounts from here on have too many digits for a small label, in hundredths of the major unit. */
const longFrom = 10_000_000;

/** Returns a price for a small label. One of six digits is compact (F9): Rp 850,000 → `Rp 850K`, £62.50 as it is. */
export function formatShortPrice(price: Money, locale: Locale): string {
  return formatMoney(price, locale, { compact: shownHundredths(price) >= longFrom });
}

/** Returns prices for the labels of one list. They are short unless two would look alike: Rp 1,250,000 and Rp 1,300,000. */
export function formatShortPrices(prices: readonly Money[], locale: Locale): readonly string[] {
  const short = prices.map((price) => formatShortPrice(price, locale));
  const full = prices.map((price) => formatMoney(price, locale));
  return new Set(short).size === new Set(full).size ? short : full;
}
