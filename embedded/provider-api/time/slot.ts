import { seeded } from "@tessera/runtime/seeded.ts";
import type { Schedule } from "../source/schedule.ts";
import { dayPlan } from "./day-plan.ts";
import { isDiscounted, startFactors, variantFactor } from "./price-factor.ts";
import { slotSpan, type Span } from "./slot-span.ts";
import { type TimedProduct, toTourId, type Variant } from "./timed-product.ts";

/** One start of one variant. Times are those of the city. */
export interface Slot extends Span, Places {
  readonly tourId: number;
  /** The most people of one booking, where the variant says. */
  readonly seats: number | undefined;
  readonly date: string;
  /** Of the product's price. */
  readonly factor: number;
  /** Whether the day has the product's discount. */
  readonly isDiscounted: boolean;
}

/**
 * Returns the slots of a day by start, past ones too; of one start, the variants in their order. A batch of calendars makes
 * a million slots. Shared values are computed once a day, and each slot is one literal: spreading takes ten times as long.
 * `isReduced` says whether the product is sold at its reduced price now.
 */
export function plannedSlots(
  product: TimedProduct,
  variants: readonly Variant[],
  date: string,
  isReduced: boolean,
): readonly Slot[] {
  const tours = variants.map((variant) => tourOn(product, variant, date));
  const factorAt = startFactors(product, date);
  const ofDay = isReduced && isDiscounted(product, date);
  const { starts, closes } = dayPlan(product, date);
  const slots: Slot[] = [];
  for (const start of starts) {
    const { end, endDate } = slotSpan(product, date, start, closes);
    const ofStart = factorAt(start);
    for (const { tourId, seats, ofVariant, chance } of tours) {
      const { availability, remaining } = placesLeft(product.schedule, chance(), chance());
      const factor = ofVariant * ofStart;
      slots.push({ tourId, seats, date, start, end, endDate, availability, remaining, factor, isDiscounted: ofDay });
    }
  }
  return slots;
}

/** `chance` says how full its slots are, one after the other. */
function tourOn(product: TimedProduct, variant: Variant, date: string) {
  const tourId = toTourId(variant);
  return {
    tourId,
    seats: variant.seats,
    ofVariant: variantFactor(product, variant),
    chance: seeded(`places ${tourId} ${date}`),
  };
}

export interface Places {
  readonly availability: "LIMITED" | "UNLIMITED" | "CLOSED";
  /** 0 when closed, 1000 when unlimited. */
  readonly remaining: number;
}

const noLimit = 1000;

/** How many places a slot has, from two numbers in [0, 1). */
export function placesLeft({ soldOut, limited, places }: Schedule, fate: number, filling: number): Places {
  if (fate < soldOut) return { availability: "CLOSED", remaining: 0 };
  if (fate >= soldOut + limited) return { availability: "UNLIMITED", remaining: noLimit };
  return { availability: "LIMITED", remaining: 1 + Math.floor(filling * places) };
}
