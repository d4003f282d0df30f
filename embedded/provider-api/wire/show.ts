import type { Product } from "../source/catalog.ts";
import { toTheatreNames } from "../source/theatre-names.ts";
import { dayPlan } from "../time/day-plan.ts";
import { addDays, today, toWeekday } from "../time/dates.ts";
import type { View } from "../view.ts";

/**
 * Returns the facts of a show and its house; null for other products. Durations are milliseconds. `openingDate` or
 * `reopeningDate` is its first performance, `closingDate` its last, null without one.
 */
export function wireShow(product: Product, { text, now }: View) {
  const { show, run, minutes, city } = product;
  if (show === undefined) return null;
  const { title, kind, parts, interval, minimumAge, reopens, theatre, warnings, latecomers, dressCode, dayTickets } =
    show;
  const { reEntry = interval === 0 ? "NOT_ADMITTED" : "AT_INTERVAL" } = show;
  const toDay = (days: number | null | undefined, step: 1 | -1) =>
    days === null || days === undefined
      ? null
      : performanceDay(product, addDays(today(city.timeZone, now), days), step);
  return {
    title,
    kind: kind.toUpperCase(),
    parts,
    runningTime: minutes === null ? null : minutes[1] * 60_000,
    interval: interval * 60_000,
    doors: theatre.doorsMinutes * 60_000,
    minimumAge,
    warnings,
    latecomers,
    reEntry,
    dressCode,
    dayTickets,
    openingDate: reopens ? null : toDay(run?.first, 1),
    reopeningDate: reopens ? toDay(run?.first, 1) : null,
    closingDate: toDay(run?.last, -1),
    lastStarts: lastStarts(product, now),
    theatre: {
      key: theatre.key,
      name: text(toTheatreNames(theatre)),
      about: text(theatre.about),
      capacity: theatre.capacity,
      amenities: theatre.amenities,
    },
  };
}

/** Days around one without a performance in which the next or the last one is looked for. */
const around = 7;

/** Returns the nearest day with a performance from a day on, or back. */
function performanceDay(product: Product, date: string, step: 1 | -1): string {
  const days = Array.from({ length: around }, (_value, index) => addDays(date, index * step));
  return days.find((day) => dayPlan(product, day).starts.length > 0) ?? date;
}

/** Returns when the last performance of each weekday begins, in the week from today; without days of no performance. */
function lastStarts(product: Product, now: number): Readonly<Record<string, string>> {
  const first = today(product.city.timeZone, now);
  const days = Array.from({ length: 7 }, (_value, index) => addDays(first, index));
  return Object.fromEntries(
    days.flatMap((date) => {
      const last = dayPlan(product, date).starts.toSorted().at(-1);
      return last === undefined ? [] : [[toWeekday(date), last]];
    }),
  );
}
