import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { priceFormat } from "./price-format.ts";

/** An amount in its currency's minor unit: 4900 for €49.00, 7000 for ¥7000. Always a whole number. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

export interface MoneyFormat {
  /** Abbreviate amounts whose whole part has more than three digits: `€1.2K`. */
  readonly compact?: boolean;
}

/**
 * Returns an amount as people read it: no decimals when whole, else as many as the currency has. Empty when there
 * is no amount or it is zero (specification §5).
 */
export function formatMoney(money: Money | undefined, locale: Locale, { compact = false }: MoneyFormat = {}): string {
  if (money === undefined || money.minor === 0) return "";
  const digits = minorUnitDigits(money.currency);
  const amount = money.minor / 10 ** digits;
  const shorten = compact && Math.abs(amount) >= 1000;
  const decimals = Number.isInteger(amount) ? 0 : digits;
  return priceFormat(formatTag(locale), money.currency, shorten ? "compact" : decimals)
    .formatToParts(amount)
    .map(({ type, value }) => (type === "currency" ? currencySign(value, locale, money.currency) : value))
    .join("");
}

const signs = new Map<CurrencyCode, string>();

/**
 * Returns the sign of a currency in a price of this language. `shown` is what Intl shows. Arabic writes the country
 * before many symbols ("UK£", "US$"). From right to left that reads as part of the number: Arabic has the bare symbol.
 */
function currencySign(shown: string, { code }: Locale, currency: CurrencyCode): string {
  return code === "ar" && shown !== currency ? bareSign(currency) : shown;
}

function bareSign(currency: CurrencyCode): string {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  signs.set(currency, sign);
  return sign;
}
