import type { Money } from "../money/money.ts";
import type { PromoDiscount } from "./promo-code.ts";
import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";

interface Offer {
  /** Whole percent. */
  readonly percent?: number | undefined;
  /** In the currency's main unit, like the cap: `9.5`. */
  readonly amount?: number | undefined;
  readonly cap?: number | undefined;
  readonly currency?: CurrencyCode | undefined;
}

/**
 * Returns the discount of an offer; undefined where it is less than the smallest coin, or missing. Its amounts have the
 * named currency, whatever the page's is.
 */
export function toPromoDiscount({ percent, currency, ...offer }: Offer): PromoDiscount | undefined {
  const amount = toMoney(offer.amount, currency);
  const cap = toMoney(offer.cap, currency);
  if (amount?.minor === 0 || cap?.minor === 0) return undefined;
  if (percent === undefined) return amount && { kind: "absolute", amount };
  return cap === undefined ? { kind: "percentage", percent } : { kind: "capped", percent, cap };
}

function toMoney(amount: number | undefined, currency: CurrencyCode | undefined): Money | undefined {
  return amount === undefined || currency === undefined
    ? undefined
    : { minor: Math.round(amount * 10 ** minorUnitDigits(currency)), currency };
}
