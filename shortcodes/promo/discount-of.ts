import type { Money } from "../../catalog/money/money.ts";
import type { promoCodeText } from "../../catalog/offer/promo-code.ts";
import { type CurrencyCode, currencyOfCountry, minorUnitDigits } from "../../i18n/currencies.ts";
import type { Site } from "../../hosts/site.ts";

interface Offer {
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
  readonly cap?: number | undefined;
  readonly currency?: CurrencyCode | undefined;
}

/**
 * Returns the discount of an offer; undefined where it is less than the smallest coin, or missing. Its amounts have one
 * currency, whatever the page's is: the named one, else that of the site's own country.
 */
export function discountOf(offer: Offer, site: Site): Parameters<typeof promoCodeText>[0] | undefined {
  const { percent, currency = currencyOfCountry(site.primaryCountry) ?? "EUR" } = offer;
  const amount = toMoney(offer.amount, currency);
  const cap = toMoney(offer.cap, currency);
  if (amount?.minor === 0 || cap?.minor === 0) return undefined;
  if (percent === undefined) return amount && { kind: "absolute", amount };
  return cap === undefined ? { kind: "percentage", percent } : { kind: "capped", percent, cap };
}

function toMoney(amount: number | undefined, currency: CurrencyCode): Money | undefined {
  return amount === undefined ? undefined : { minor: Math.round(amount * 10 ** minorUnitDigits(currency)), currency };
}
