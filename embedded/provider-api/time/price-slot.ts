import type { PaxCode } from "../source/pax.ts";
import type { Slot } from "./slot.ts";
import type { TimedProduct } from "./timed-product.ts";

/** In the city's home currency. */
export interface Price {
  readonly listing: number;
  /** Before the discount; the same as `listing` on a day without one. */
  readonly retail: number;
}

type Priced = Pick<TimedProduct, "price"> & { readonly city: Pick<TimedProduct["city"], "currency"> };

/** Returns the price of a slot for a person who pays this share of the whole price. */
export function priceSlot(
  { price, city }: Priced,
  { factor, isDiscounted }: Pick<Slot, "factor" | "isDiscounted">,
  share = 1,
): Price {
  if (price === null) return { listing: 0, retail: 0 };
  const { final, original = final, discount } = price;
  const { precision } = city.currency;
  const retail = smooth(original, factor * share, precision);
  if (!isDiscounted) return { retail, listing: retail };
  // An absolute discount does not grow on dearer days.
  const listing =
    discount === "ABSOLUTE"
      ? retail - smooth(original - final, share, precision)
      : smooth(final, factor * share, precision);
  return { retail, listing };
}

/** Prices that follow from another are rounded up to halves, or to whole units in a currency without decimals. */
function smooth(amount: number, factor: number, precision: number): number {
  if (factor === 1) return amount;
  const steps = precision === 0 ? 1 : 2;
  return Math.ceil(Number((amount * factor * steps).toFixed(6))) / steps;
}

export interface PersonPrice extends Price {
  readonly type: PaxCode;
  /** Where they differ from those of the kind. */
  readonly ages: readonly [number, number] | undefined;
}

export interface GroupPrice extends Price {
  /** The greatest number of people; the smallest is one more than the tier before. */
  readonly size: number;
  readonly smallest: number;
}

/** Returns the price of a slot by kind of person, the primary one first; an empty list when groups pay. */
export function personPrices(product: TimedProduct, slot: Slot): readonly PersonPrice[] {
  if (product.pax.per === "GROUP") return [];
  return product.pax.persons
    .filter(({ before }) => before === undefined || slot.start < before)
    .map(({ type, ages, factor }) => ({ type, ages, ...priceSlot(product, slot, factor) }));
}

/** Returns the price of a slot for groups of each size, all together; an empty list when each person pays. */
export function groupPrices(product: TimedProduct, slot: Slot): readonly GroupPrice[] {
  if (product.pax.per === "PERSON") return [];
  const { groups } = product.pax;
  return (slot.seats === undefined ? groups : [{ size: slot.seats, factor: 1 }]).map(
    ({ size, factor }, index, tiers) => ({
      size,
      smallest: (tiers[index - 1]?.size ?? 0) + 1,
      ...priceSlot(product, slot, factor),
    }),
  );
}
