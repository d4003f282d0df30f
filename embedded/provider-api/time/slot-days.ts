import { bookableDates, type DateRange } from "./bookable-dates.ts";
import { addDays, daysBetween, type LocalTime, localTime } from "./dates.ts";
import { toMinutes } from "./clock.ts";
import { findReduction } from "./reduction.ts";
import { plannedSlots, type Slot } from "./slot.ts";
import { type TimedProduct, listVariants } from "./timed-product.ts";

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
  const variants = listVariants(product).filter(({ id }) => variantId === undefined || id === variantId);
  const closing = addDays(clock.date, maxDaysBefore);
  const isReduced = findReduction(product, now) !== undefined;
  return bookableDates(product, range, now).map((date) => {
    const planned = plannedSlots(product, variants, date, isReduced);
    return {
      date,
      slots: date > closing ? planned : planned.filter((slot) => isOnSale(product, slot, planned, clock)),
    };
  });
}

/** How many days before no booking of any product closes. */
const maxDaysBefore = 2;

/** Returns whether a slot is to come, and its booking has not closed. */
function isOnSale(product: TimedProduct, slot: Slot, ofDay: readonly Slot[], clock: LocalTime): boolean {
  const { cutOff } = product.facts;
  if (slot.date === clock.date && !isToCome(product, slot, clock)) return false;
  if (cutOff === null) return true;
  const days = daysBetween(clock.date, slot.date);
  if (cutOff.type === "FIXED_TIME") return minutesFrom(days - cutOff.daysBefore, cutOff.time) > toMinutes(clock.time);
  const named = { START_TIME: slot.start, OPENING_TIME: ofDay[0]?.start ?? slot.start, CLOSING_TIME: slot.end };
  return minutesFrom(days, named[cutOff.type]) - cutOff.minutes > toMinutes(clock.time);
}

function minutesFrom(days: number, time: string): number {
  return days * 24 * 60 + toMinutes(time);
}

/** Of today: not begun yet; what can be entered at any time of the day, not over yet. */
function isToCome({ schedule }: TimedProduct, { start, end }: Slot, { time }: LocalTime): boolean {
  const untilEnd = schedule.inventoryType.startsWith("FLEXIBLE_START");
  return (untilEnd ? end : start) > time;
}
