import { seeded } from "../seeded.ts";
import { type Places, placesLeft } from "./places-left.ts";
import { priceFactor } from "./price-factor.ts";
import { slotSpan, type Span } from "./slot-span.ts";
import { startsOn } from "./starts-on.ts";
import type { TimedProduct } from "./timed-product.ts";
import { tourIdOf, type Variant } from "./variants-of.ts";

/** One start of one variant. Times are those of the city. */
export interface Slot extends Span, Places {
  readonly tourId: number;
  readonly date: string;
  /** Of the product's price. */
  readonly factor: number;
}

/** What is planned for a variant on a day, whether it is over or not. */
export function plannedSlots(product: TimedProduct, variant: Variant, date: string): readonly Slot[] {
  const tourId = tourIdOf(variant);
  const next = seeded(`places ${tourId} ${date}`);
  const factorAt = priceFactor(product, variant, date);
  const { starts, closes } = startsOn(product.schedule, date);
  return starts.map((start) => ({
    tourId,
    date,
    ...slotSpan(product, date, start, closes),
    ...placesLeft(product.schedule, next(), next()),
    factor: factorAt(start),
  }));
}
