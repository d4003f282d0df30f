import { seeded } from "@tessera/runtime/seeded.ts";
import { isShortRun } from "./bookable-dates.ts";
import { toWeekday } from "./dates.ts";
import { type TimedProduct, type Variant, listVariants } from "./timed-product.ts";

/** How many times the price of the cheapest variant this one costs. */
export function variantFactor(product: TimedProduct, { dearerPercent }: Variant): number {
  const cheapest = Math.min(...listVariants(product).map((variant) => variant.dearerPercent));
  return (100 + dearerPercent) / (100 + cheapest);
}

/** How many times the price of a quiet hour the starts of a day cost. */
export function startFactors(product: TimedProduct, date: string): (start: string) => number {
  const ofDay = surcharges(product, date);
  return (start) => ofDay.reduce((total, { from, factor }) => (from <= start ? total * factor : total), 1);
}

function surcharges(product: TimedProduct, date: string): TimedProduct["schedule"]["dearer"] {
  if (isShortRun(product)) return [];
  const weekday = toWeekday(date);
  return product.schedule.dearer.filter(({ days }) => days.includes(weekday));
}

/** Of the days of a product that has a discount at all. */
const discountedShare = 0.7;

/** Returns whether a day has the discount of a product that is reduced now. */
export function isDiscounted(product: Pick<TimedProduct, "id" | "run">, date: string): boolean {
  return isShortRun(product) || seeded(`discount ${product.id} ${date}`)() < discountedShare;
}
