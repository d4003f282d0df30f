import { type DateRange, bookableDates } from "./bookable-dates.ts";
import { type LocalTime, localTime } from "./local-time.ts";
import { plannedSlots, type Slot } from "./slot.ts";
import type { TimedProduct } from "./timed-product.ts";
import { variantsOf } from "./variants-of.ts";

export interface SlotDay {
  readonly date: string;
  /** By start. */
  readonly slots: readonly Slot[];
}

export interface Wanted {
  readonly range: DateRange;
  /** Undefined: all of them. */
  readonly variantId: number | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Everything a product has on sale, or sold out, in a range of days, day by day. */
export function slotDays(product: TimedProduct, { range, variantId, now }: Wanted): readonly SlotDay[] {
  const clock = localTime(product.city.timeZone, now);
  const variants = variantsOf(product).filter(({ id }) => variantId === undefined || id === variantId);
  return bookableDates(product, range, now).map((date) => ({
    date,
    slots: variants
      .flatMap((variant) => plannedSlots(product, variant, date))
      .filter((slot) => isToCome(product, slot, clock))
      .toSorted((one, other) => Number(one.start > other.start) - Number(one.start < other.start)),
  }));
}

/** Not begun yet; what can be entered at any time of the day, not over yet. */
function isToCome({ schedule }: TimedProduct, { date, start, end }: Slot, clock: LocalTime): boolean {
  const untilEnd = schedule.inventoryType.startsWith("FLEXIBLE_START");
  return date > clock.date || (untilEnd ? end : start) > clock.time;
}
