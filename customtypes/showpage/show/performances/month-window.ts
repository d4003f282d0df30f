import type { CalendarRange } from "../../../../catalog/calendar/calendar.ts";
import { addDays, monthAfter } from "../../../../i18n/days.ts";
import type { View } from "../../../../routing/view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Months that a page shows at once. */
export const monthsAtOnce = 2;

/** Months ahead in which a day can be chosen (J5). */
const monthsAhead = 12;

/** Returns the first day of the last month in which a day can be chosen, or an earlier last performance. */
export function lastMonth(today: string, closing: string | undefined): string {
  const last = monthAfter(today, monthsAhead);
  return closing !== undefined && closing < last ? closing : last;
}

/** Days of a calendar, and the months after those that are shown. */
interface LaterMonths {
  /** Days that can be booked, earliest first. */
  readonly dates: readonly string[];
  /** The first day of the first month that is not shown. */
  readonly next: string;
  /** The last day that can be chosen, or the first one of its month. */
  readonly last: string;
  /** The first day of the first month that the calendar may lack. */
  readonly unread: string;
}

/**
 * Returns the first day of the next month that has a day to book. If the calendar has no such day, returns that of the
 * next month that was not read. Undefined when nothing more can be booked.
 */
export function laterMonth({ dates, next, last, unread }: LaterMonths): string | undefined {
  const day = dates.find((date) => date >= next);
  const month = day === undefined ? [next, unread].toSorted().at(-1) : monthAfter(day, 0);
  return month !== undefined && month <= last ? month : undefined;
}

/**
 * Returns the days that a view reads: a year from the months that it shows. So the next ones with a day to book are known.
 * For a chosen day the month before it is among them, for the nearest days. Without a choice the provider decides: it begins
 * today.
 */
export function calendarRange(view: View): Omit<CalendarRange, "id"> {
  const [first, end] = [firstRead(view), firstUnread(view)];
  return first === undefined || end === undefined ? {} : { from: first, to: addDays(end, -1) };
}

/** Returns the first day of the month after those that a view reads; undefined where the provider decides. */
export function firstUnread(view: View): string | undefined {
  const first = firstRead(view);
  return first && monthAfter(first, monthsAhead);
}

function firstRead(view: View): string | undefined {
  const { date, from } = readView(showView, view);
  const anchor = date ?? from;
  return anchor && monthAfter(anchor, date === undefined ? 0 : -1);
}
