import { createOnce } from "../../i18n/create-once.ts";
import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";
import { currencySign } from "../../i18n/currency-signs.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { type Precision, priceFormat } from "./price-format.ts";

/** An amount in its currency's minor unit: 4900 for €49.00, 7000 for ¥7000. Always a whole number. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

export interface MoneyFormat {
  /** Abbreviate amounts of more than three characters, with at most one decimal: `€1.2K`, `€49.5`. */
  readonly compact?: boolean;
}

/** Decimals of a shown amount that is not whole (F9). */
const shownDecimals = 2;

/**
 * Returns an amount in hundredths of its major unit, as it is shown: 12,345 minor units of KWD → 1235. Comparisons that
 * readers see use these.
 */
export function shownHundredths({ minor, currency }: Money): number {
  return Math.round(minor * 10 ** (shownDecimals - minorUnitDigits(currency)));
}

/**
 * Returns an amount as people read it: no decimals when whole, else two, whatever the currency. The text is empty
 * without an amount, and for zero (F9).
 */
export function formatMoney(money: Money | undefined, locale: Locale, { compact = false }: MoneyFormat = {}): string {
  if (money === undefined || money.minor === 0) return "";
  const key = [money.minor, money.currency, locale.code, compact].join("/");
  return textOnce(key, () => priceText(money, locale, compact));
}

/** Prices as texts: a page says each in several places, and formatting takes as long as a hundred look-ups. */
const textOnce = createOnce<string>(5000);

function priceText(money: Money, locale: Locale, compact: boolean): string {
  const { currency } = money;
  const amount = shownHundredths(money) / 10 ** shownDecimals;
  const sign = currencySign(currency, locale.code);
  return priceFormat(formatTag(locale), currency, sign, compact ? compactPrecision(amount) : choosePrecision(amount))
    .formatToParts(amount)
    .map(({ type, value }) => (type === "currency" ? sign : value))
    .join("");
}

function choosePrecision(amount: number): Precision {
  return Number.isInteger(amount) ? 0 : shownDecimals;
}

function compactPrecision(amount: number): Precision {
  return String(Math.abs(amount)).length > 3 ? "compact" : choosePrecision(amount);
}
