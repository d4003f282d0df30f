import { seeded } from "@tessera/runtime/seeded.ts";
import { type Places, placesLeft } from "./places-left.ts";
import { startFactors, variantFactor } from "./price-factor.ts";
import { isDiscounted } from "./is-discounted.ts";
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
  /** Whether the day has the product's discount. */
  readonly isDiscounted: boolean;
}

/**
 * What is planned on a day by start, over or not; of one start, the variants in their order. A batch of calendars makes
 * a million slots: what they share is found out once a day, and each is made in one piece, as spreading takes ten times as long.
 */
export function plannedSlots(product: TimedProduct, variants: readonly Variant[], date: string): readonly Slot[] {
  const tours = variants.map((variant) => tourOn(product, variant, date));
  const factorAt = startFactors(product, date);
  const ofDay = isDiscounted(product, date);
  const { starts, closes } = startsOn(product.schedule, date);
  const slots: Slot[] = [];
  for (const start of starts) {
    const { end, endDate } = slotSpan(product, date, start, closes);
    const ofStart = factorAt(start);
    for (const { tourId, ofVariant, chance } of tours) {
      const { availability, remaining } = placesLeft(product.schedule, chance(), chance());
      const factor = ofVariant * ofStart;
      slots.push({ tourId, date, start, end, endDate, availability, remaining, factor, isDiscounted: ofDay });
    }
  }
  return slots;
}

/** `chance` says how full its slots are, one after the other. */
function tourOn(product: TimedProduct, variant: Variant, date: string) {
  const tourId = tourIdOf(variant);
  return { tourId, ofVariant: variantFactor(product, variant), chance: seeded(`places ${tourId} ${date}`) };
}
