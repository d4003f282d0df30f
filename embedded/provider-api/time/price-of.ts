import type { Slot } from "./slot.ts";
import type { TimedProduct } from "./timed-product.ts";

/** In the city's home currency. */
export interface Price {
  readonly listing: number;
  /** Before the discount; the same as `listing` on a day without one. */
  readonly retail: number;
}

type Priced = Pick<TimedProduct, "price"> & { readonly city: Pick<TimedProduct["city"], "currency"> };

/** What a slot costs who pays this share of the whole price. */
export function priceOf(
  { price, city }: Priced,
  { factor, isDiscounted }: Pick<Slot, "factor" | "isDiscounted">,
  share = 1,
): Price {
  if (price === null) return { listing: 0, retail: 0 };
  const { final, original = final } = price;
  const { precision } = city.currency;
  const retail = smooth(original, factor * share, precision);
  return { retail, listing: isDiscounted ? smooth(final, factor * share, precision) : retail };
}

/** Prices that follow from another are rounded up to halves, or to whole units in a currency without decimals. */
function smooth(amount: number, factor: number, precision: number): number {
  if (factor === 1) return amount;
  const steps = precision === 0 ? 1 : 2;
  return Math.ceil(Number((amount * factor * steps).toFixed(6))) / steps;
}
