import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { convert } from "./convert.ts";

/** Null when the product can't be booked now. Without a scratch price, original and final are the same. */
export function wireListingPrice({ price, city }: Product, { catalog, currency = city.currency }: View) {
  if (price === null) return null;
  const { final, original = final, cashbackPercent } = price;
  return {
    type: `PER_${price.per}`,
    currencyCode: currency.code,
    originalPrice: convert(original, city.currency, currency, catalog.rates),
    finalPrice: convert(final, city.currency, currency, catalog.rates),
    /** From the home currency, so that a discount does not change with the exchange rate. */
    bestDiscount: Math.round((1 - final / original) * 100),
    cashbackType: "PERCENTAGE",
    cashbackValue: cashbackPercent,
  };
}
