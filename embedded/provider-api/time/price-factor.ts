import { weekdayOf } from "./plain-date.ts";
import { isShortRun } from "./short-run.ts";
import type { TimedProduct } from "./timed-product.ts";
import { type Variant, variantsOf } from "./variants-of.ts";

/** What the starts of a day cost, as multiples of the product's price; the cheapest variant at a quiet hour is 1. */
export function priceFactor(product: TimedProduct, variant: Variant, date: string): (start: string) => number {
  const cheapest = Math.min(...variantsOf(product).map(({ dearerPercent }) => dearerPercent));
  const ofVariant = (100 + variant.dearerPercent) / (100 + cheapest);
  const ofDay = surcharges(product, date);
  return (start) => ofDay.reduce((total, { from, factor }) => (from <= start ? total * factor : total), ofVariant);
}

function surcharges(product: TimedProduct, date: string): TimedProduct["schedule"]["dearer"] {
  if (isShortRun(product)) return [];
  const weekday = weekdayOf(date);
  return product.schedule.dearer.filter(({ days }) => days.includes(weekday));
}
