import type { TimedProduct } from "./timed-product.ts";
import type { PaxCode } from "../source/pax.ts";
import { type Price, priceOf } from "./price-of.ts";
import type { Slot } from "./slot.ts";

export interface PersonPrice extends Price {
  readonly type: PaxCode;
}

export interface GroupPrice extends Price {
  /** The greatest number of people; the smallest is one more than the tier before. */
  readonly size: number;
  readonly smallest: number;
}

/** What each kind of person pays for a slot, the primary one first; none when groups pay. */
export function personPrices(product: TimedProduct, slot: Slot): readonly PersonPrice[] {
  if (product.pax.per === "GROUP") return [];
  return product.pax.persons
    .filter(({ before }) => before === undefined || slot.start < before)
    .map(({ type, factor }) => ({ type, ...priceOf(product, slot, factor) }));
}

/** What groups of each size pay for a slot, all together; none when each person pays. */
export function groupPrices(product: TimedProduct, slot: Slot): readonly GroupPrice[] {
  if (product.pax.per === "PERSON") return [];
  return product.pax.groups.map(({ size, factor }, index, tiers) => ({
    size,
    smallest: (tiers[index - 1]?.size ?? 0) + 1,
    ...priceOf(product, slot, factor),
  }));
}
