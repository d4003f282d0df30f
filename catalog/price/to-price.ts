import type { ListingPrice } from "../product/product.ts";
import { toMoney } from "../money/to-money.ts";
import type { WirePrice } from "./wire-price.ts";

/** A listing price; undefined without a final price, as then nothing can be booked (specification §4). */
export function toPrice(price: WirePrice | null | undefined): ListingPrice | undefined {
  if (!price?.finalPrice) return undefined;
  const { currencyCode, finalPrice, originalPrice, bestDiscount, cashbackType, cashbackValue } = price;
  return {
    final: toMoney(finalPrice, currencyCode),
    original: toMoney(originalPrice ?? finalPrice, currencyCode),
    bestDiscount: percent(bestDiscount),
    cashbackPercent: cashbackType === "PERCENTAGE" ? percent(cashbackValue) : 0,
  };
}

/** A whole percentage, rounded down so that it never promises more than there is. */
function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.floor(value)));
}
