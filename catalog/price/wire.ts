import type { ListingPrice, PricedGroup } from "./price.ts";
import * as v from "valibot";
import { costsItem } from "../provider/parse-tolerantly.ts";
import { isCurrencyCode } from "../../i18n/currencies.ts";
import { toMoney, wireAmount } from "../money/wire.ts";

/**
 * Returns the schema of a price in the currency's major unit. `message` is that of what the price is untrue without. The
 * provider's own `bestDiscount` is not read, since it need not follow from the two prices that are shown.
 */
function priceSchema(message?: string) {
  const amount = v.pipe(v.number(message), v.finite(message), v.minValue(0, message), v.maxValue(1e12, message));
  return v.object(
    {
      currencyCode: v.pipe(v.string(message), v.guard(isCurrencyCode, message)),
      finalPrice: v.nullish(amount),
      originalPrice: v.nullish(wireAmount),
      /** A field of ours: the currency that it is sold in. */
      convertedFrom: v.nullish(v.pipe(v.string(), v.guard(isCurrencyCode))),
      /** A field of ours: `PERCENTAGE` or `ABSOLUTE`. */
      discountType: v.nullish(v.string()),
      cashbackType: v.nullish(v.string()),
      cashbackValue: v.nullish(v.number(), 0),
      /** `PER_PERSON` or `PER_GROUP`. */
      type: v.nullish(v.string()),
      /** Most people in the group that pays it. */
      groupSize: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    },
    message,
  );
}

/** `listingPrice` of a product. Without a price it is unavailable, which must not be said of one that can't be read. */
export const wirePrice = priceSchema(costsItem);

/** The lowest price of something else than a product, which says nothing when it is missing. */
export const wireStartingPrice = priceSchema();

type WirePrice = v.InferOutput<typeof wirePrice>;

/** Returns undefined without a final price: then nothing can be booked (E4). */
export function toPrice(price: WirePrice | null | undefined): ListingPrice | undefined {
  if (!price?.finalPrice) return undefined;
  const { currencyCode, finalPrice, originalPrice, cashbackType, cashbackValue } = price;
  return {
    final: toMoney(finalPrice, currencyCode),
    original: toMoney(originalPrice ?? finalPrice, currencyCode),
    cashbackPercent: cashbackType === "PERCENTAGE" ? percent(cashbackValue) : 0,
    ...(price.discountType === "ABSOLUTE" && { isAmountOff: true }),
    convertedFrom: price.convertedFrom ?? undefined,
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
