import type { ListingPrice } from "./price.ts";
import * as v from "valibot";
import { toMoney, wireAmount, wireCurrencyCode } from "../money/wire.ts";

/** `listingPrice`: decimals in the currency's major unit. */
export const wirePrice = v.object({
  currencyCode: wireCurrencyCode,
  finalPrice: v.nullish(wireAmount),
  originalPrice: v.nullish(wireAmount),
  bestDiscount: v.nullish(v.number(), 0),
  cashbackType: v.nullish(v.string()),
  cashbackValue: v.nullish(v.number(), 0),
});

/** Returns undefined without a final price: then nothing can be booked (specification §4). */
export function toPrice(price: v.InferOutput<typeof wirePrice> | null | undefined): ListingPrice | undefined {
  if (!price?.finalPrice) return undefined;
  const { currencyCode, finalPrice, originalPrice, bestDiscount, cashbackType, cashbackValue } = price;
  return {
    final: toMoney(finalPrice, currencyCode),
    original: toMoney(originalPrice ?? finalPrice, currencyCode),
    bestDiscount: percent(bestDiscount),
    cashbackPercent: cashbackType === "PERCENTAGE" ? percent(cashbackValue) : 0,
  };
}

/** Returns a whole percentage, rounded down so that it never promises more than there is. */
function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.floor(value)));
}
