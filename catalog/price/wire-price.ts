import * as v from "valibot";
import { isCurrencyCode } from "../../i18n/currencies.ts";

/** An amount in the major unit. */
export const wireAmount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e12));

/** A currency we can show; a price in another one is malformed, as it would be shown wrong. */
export const wireCurrencyCode = v.pipe(v.string(), v.guard(isCurrencyCode));

/** `listingPrice`: decimals in the currency's major unit. */
export const wirePrice = v.object({
  currencyCode: wireCurrencyCode,
  finalPrice: v.nullish(wireAmount),
  originalPrice: v.nullish(wireAmount),
  bestDiscount: v.nullish(v.number(), 0),
  cashbackType: v.nullish(v.string()),
  cashbackValue: v.nullish(v.number(), 0),
});

export type WirePrice = v.InferOutput<typeof wirePrice>;
