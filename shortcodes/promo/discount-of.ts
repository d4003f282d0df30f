import type { Money } from "../../catalog/money/money.ts";
import type { promoCodeText } from "../../catalog/offer/promo-code.ts";
import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";

interface Offer {
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
  readonly cap?: number | undefined;
  readonly currency?: CurrencyCode | undefined;
}

/**
 * Returns the discount of an offer; undefined where it is less than the smallest coin, or missing. Its amounts have the
 * named currency, whatever the page's is.
 */
export function discountOf({ percent, currency, ...offer }: Offer): Parameters<typeof promoCodeText>[0] | undefined {
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
