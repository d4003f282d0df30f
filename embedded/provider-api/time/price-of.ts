import { seeded } from "../seeded.ts";
import type { TimedProduct } from "./timed-product.ts";
import { isShortRun } from "./short-run.ts";

/** In the city's home currency. */
export interface Price {
  readonly listing: number;
  /** Before the discount; the same as `listing` on a day without one. */
  readonly retail: number;
}

/** Of the days of a product that has a discount at all. */
const discountedShare = 0.7;

/** What `factor` times the product's price is on a day. */
export function priceOf(product: TimedProduct, date: string, factor: number): Price {
  const { price, city } = product;
  if (price === null) return { listing: 0, retail: 0 };
  const { final, original = final } = price;
  const { precision } = city.currency;
  const retail = smooth(original, factor, precision);
  return { retail, listing: isDiscounted(product, date) ? smooth(final, factor, precision) : retail };
}

function isDiscounted(product: TimedProduct, date: string): boolean {
  return isShortRun(product) || seeded(`discount ${product.id} ${date}`)() < discountedShare;
}

/** Prices that follow from another are rounded up to halves, or to whole units in a currency without decimals. */
function smooth(amount: number, factor: number, precision: number): number {
  if (factor === 1) return amount;
  const steps = precision === 0 ? 1 : 2;
  return Math.ceil(Number((amount * factor * steps).toFixed(6))) / steps;
}
