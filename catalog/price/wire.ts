import type { ListingPrice, PricedGroup } from "./price.ts";
import * as v from "valibot";
import { toMoney, wireAmount, wireCurrencyCode } from "../money/wire.ts";

/**
 * `listingPrice`: decimals in the currency's major unit. A secondary field that does not fit is read as missing. The
 * provider's own `bestDiscount` is not read, since it need not follow from the two prices that are shown.
 */
export const wirePrice = v.object({
  currencyCode: wireCurrencyCode,
  finalPrice: v.nullish(wireAmount),
  originalPrice: v.fallback(v.nullish(wireAmount), null),
  cashbackType: v.fallback(v.nullish(v.string()), null),
  cashbackValue: v.fallback(v.nullish(v.number(), 0), 0),
  /** `PER_PERSON` or `PER_GROUP`. */
  type: v.fallback(v.nullish(v.string()), null),
  /** Most people in the group that pays it. */
  groupSize: v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
});

type WirePrice = v.InferOutput<typeof wirePrice>;

/** Returns undefined without a final price: then nothing can be booked (specification §4). */
export function toPrice(price: WirePrice | null | undefined): ListingPrice | undefined {
  if (!price?.finalPrice) return undefined;
  const { currencyCode, finalPrice, originalPrice, cashbackType, cashbackValue } = price;
  return {
    final: toMoney(finalPrice, currencyCode),
    original: toMoney(originalPrice ?? finalPrice, currencyCode),
    cashbackPercent: cashbackType === "PERCENTAGE" ? percent(cashbackValue) : 0,
    group: toGroup(price),
  };
}

function toGroup({ type, groupSize }: WirePrice): PricedGroup | undefined {
  return type === "PER_GROUP" ? { size: groupSize ?? undefined } : undefined;
}

/** Returns a whole percentage, rounded down so that it never promises more than there is. */
function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.floor(value)));
}
