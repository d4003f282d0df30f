import { minorUnitDigits } from "../../i18n/currencies.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { currencySign } from "./currency-sign.ts";
import type { Money } from "./money.ts";
import { priceFormat } from "./price-format.ts";

export interface MoneyFormat {
  /** Abbreviate amounts whose whole part has more than three digits: `€1.2K`. */
  readonly compact?: boolean;
}

/**
 * An amount as people read it: no decimals when whole, else as many as the currency has. Empty when there
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
