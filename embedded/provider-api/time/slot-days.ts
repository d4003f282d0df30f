import { bookableDates, type DateRange } from "./bookable-dates.ts";
import { type LocalTime, localTime } from "./dates.ts";
import { plannedSlots, type Slot } from "./slot.ts";
import { type TimedProduct, variantsOf } from "./timed-product.ts";

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
  return bookableDates(product, range, now).map((date) => {
    const planned = plannedSlots(product, variants, date);
    return { date, slots: date === clock.date ? planned.filter((slot) => isToCome(product, slot, clock)) : planned };
  });
}

/** Of today: not begun yet; what can be entered at any time of the day, not over yet. */
function isToCome({ schedule }: TimedProduct, { start, end }: Slot, { time }: LocalTime): boolean {
  const untilEnd = schedule.inventoryType.startsWith("FLEXIBLE_START");
  return (untilEnd ? end : start) > time;
}
