import { daysBetween, monthAfter, weekdayOn } from "../../i18n/days.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listWeekdays } from "../../i18n/week.ts";
import { shownHundredths } from "../money/money.ts";
import { allInPrice } from "./all-in-price.ts";
import { type Calendar, type DateAvailability, sortedInventoryDates } from "../calendar/calendar.ts";

/** A day of a month as a calendar shows it. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** From 1. */
  readonly day: number;
  /** Undefined on a day that can't be booked. */
  readonly offer: DateAvailability | undefined;
}

export interface CalendarMonth {
  /** Its first day, `YYYY-MM-DD`. */
  readonly first: string;
  /** Weeks of the language that are not over, each of seven days; undefined where a day is of another month. */
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[];
}

/** Returns the months that have days to book, from the week of `today` on, `YYYY-MM-DD` (P25, C10). */
export function calendarMonths(
  calendar: Pick<Calendar, "dates">,
  today: string,
  locale: Pick<Locale, "code">,
): readonly CalendarMonth[] {
  const dates = sortedInventoryDates(calendar).filter((date) => date >= today);
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return months.map((month) =>
    withoutPast(
      toCalendarMonth(month, listWeekdays(locale), (date) => (date >= today ? calendar.dates[date] : undefined)),
      today,
    ),
  );
}

/** Returns this month and those after it without prices, from the week of `today` on (C10). */
export function plainMonths(today: string, count: number, locale: Pick<Locale, "code">): readonly CalendarMonth[] {
  return Array.from({ length: count }, (_, index) => {
    const month = monthAfter(today, index).slice(0, 7);
    return withoutPast(
      toCalendarMonth(month, listWeekdays(locale), () => undefined),
      today,
    );
  });
}

/** Omits weeks that are over. */
function withoutPast({ first, weeks }: CalendarMonth, today: string): CalendarMonth {
  return { first, weeks: weeks.filter((week) => week.some((day) => day !== undefined && day.date >= today)) };
}

function toCalendarMonth(
  month: string,
  weekdays: readonly number[],
  offerOn: (date: string) => DateAvailability | undefined,
): CalendarMonth {
  const first = `${month}-01`;
  const length = daysBetween(first, monthAfter(first, 1));
  const days = Array.from({ length }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, "0")}`;
    return { date, day: index + 1, offer: offerOn(date) };
  });
  const cells = [...Array.from({ length: weekdays.indexOf(weekdayOn(first)) }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => cells[week * 7 + weekday]),
  );
  return { first, weeks };
}

/**
 * Returns all days with the lowest price, all in and as shown, in order. None where most days have it: a mark would
 * distinguish nothing.
 */
export function cheapestDays(calendar: Pick<Calendar, "dates">, today: string): readonly string[] {
  const dates = sortedInventoryDates(calendar).filter((date) => date >= today);
  const lowest = lowestCost(calendar, today);
  const cheapest = dates.filter((date) => costOn(date, calendar) === lowest);
  return cheapest.length * 2 > dates.length ? [] : cheapest;
}

/** Returns the lowest price of all days, all in and as shown, in hundredths; undefined without any. */
export function lowestCost(calendar: Pick<Calendar, "dates">, today: string): number | undefined {
  const dates = sortedInventoryDates(calendar).filter((date) => date >= today);
  return dates.length === 0 ? undefined : Math.min(...dates.map((date) => costOn(date, calendar)));
}

function costOn(date: string, { dates }: Pick<Calendar, "dates">): number {
  const offer = dates[date];
  return offer === undefined ? Number.POSITIVE_INFINITY : shownHundredths(allInPrice(offer));
}
