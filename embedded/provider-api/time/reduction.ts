import { hash } from "@tessera/runtime/seeded.ts";
import { addDays, daysBetween, today } from "./dates.ts";
import type { TimedProduct } from "./timed-product.ts";

/** A time in which a product costs less, and the 30 days before it. Dates are `YYYY-MM-DD` in the product's city. */
export interface Reduction {
  readonly from: string;
  /** The first and last of the 30 days before, in all of which it cost its original price. */
  readonly lowestFrom: string;
  readonly lowestOn: string;
}

type Reduced = Pick<TimedProduct, "id" | "price"> & { readonly city: Pick<TimedProduct["city"], "timeZone"> };

const reducedDays = 28;
/** At least the 30 days that the lowest price before a reduction refers to. */
const fullDays = 30;
const firstDay = "2024-01-01";

/** Returns the reduction of a product at an instant; undefined while it costs its original price, or has no other. */
export function findReduction({ id, price, city }: Reduced, now: number): Reduction | undefined {
  if (price?.original === undefined || price.original === price.final) return undefined;
  const day = today(city.timeZone, now);
  const cycle = reducedDays + fullDays;
  const turn = (hash(`deal ${id}`) >>> 0) % cycle;
  const age = (((daysBetween(firstDay, day) + turn) % cycle) + cycle) % cycle;
  if (age >= reducedDays) return undefined;
  const from = addDays(day, -age);
  return { from, lowestFrom: addDays(from, -fullDays), lowestOn: addDays(from, -1) };
}

/** Returns what a product costs at an instant on a quiet day; infinite when it can't be booked. */
export function lowestPrice(product: Reduced, now: number): number {
  const { final, original = final } = product.price ?? { final: Number.POSITIVE_INFINITY };
  return findReduction(product, now) === undefined ? original : final;
}
