import { daysAhead } from "./bookable-dates.ts";
import type { TimedProduct } from "./timed-product.ts";

const days = 14;

/** True when so few days can be booked that every slot has the listing price: else it might not be to be had. */
export function isShortRun({ run }: Pick<TimedProduct, "run">): boolean {
  const first = Math.max(0, run?.first ?? 0);
  const last = Math.min(daysAhead, run?.last ?? daysAhead);
  return last - first + 1 < days;
}
