import { addDays, datesBetween, today } from "./dates.ts";
import type { TimedProduct } from "./timed-product.ts";

/** Sales open this many days ahead. */
export const daysAhead = 90;

/** The days of a range, both ends included, on which a product is on sale. They are neither past nor too far ahead. */
export function bookableDates(product: TimedProduct, range: DateRange, now: number): readonly string[] {
  const { price, openDated, run, city } = product;
  if (price === null || openDated) return [];
  const first = today(city.timeZone, now);
  const from = addDays(first, Math.max(0, run?.first ?? 0));
  const to = addDays(first, Math.min(daysAhead, run?.last ?? daysAhead));
  return datesBetween(latest(from, range.from), earliest(to, range.to));
}

export interface DateRange {
  readonly from: string;
  readonly to: string;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}

const days = 14;

/** Whether so few days can be booked that every slot has the listing price. Else no slot might have it. */
export function isShortRun({ run }: Pick<TimedProduct, "run">): boolean {
  const first = Math.max(0, run?.first ?? 0);
  const last = Math.min(daysAhead, run?.last ?? daysAhead);
  return last - first + 1 < days;
}
