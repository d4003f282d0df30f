import type { ByOpening, Schedule } from "../source/schedule.ts";
import { clockTime, toMinutes } from "./clock.ts";
import { toWeekday } from "./dates.ts";
import { openHours, type OpenHours } from "./open-hours.ts";
import { toInventoryType } from "./slot-span.ts";
import { sunStarts } from "./sun-starts.ts";
import type { TimedProduct } from "./timed-product.ts";

export interface DayPlan {
  /** "HH:MM", in order; none when it is closed. */
  readonly starts: readonly string[];
  /** "HH:MM": the end of the day, if no end is stated. */
  readonly closes: string;
}

const closed: DayPlan = { starts: [], closes: "00:00" };

/** Returns the starts of a day: by the seasons, the sun, or the hours of the attractions it enters. */
export function dayPlan(product: TimedProduct, date: string): DayPlan {
  const { schedule, attractions, visit, city } = product;
  const ofSeason = seasonPlan(schedule, date);
  if (ofSeason.starts.length === 0) return closed;
  const hours = visit === "outside" ? undefined : openHours(attractions, date);
  if (hours === null) return closed;
  if (schedule.sun !== undefined) return { ...ofSeason, starts: sunStarts(schedule.sun, city, date) };
  return hours === undefined || visit === "excursion" ? ofSeason : planWithin(product, hours, ofSeason);
}

function seasonPlan({ seasons, closedDays }: Schedule, date: string): DayPlan {
  const dayOfYear = date.slice(5);
  const season = seasons.find(({ from, to }) => from <= dayOfYear && dayOfYear <= to);
  if (season === undefined || closedDays.includes(dayOfYear)) return closed;
  const { usually, days, closes } = season;
  return { starts: days[toWeekday(date)] ?? usually, closes };
}

function planWithin(product: TimedProduct, hours: OpenHours, { starts }: DayPlan): DayPlan {
  const { opening } = product.schedule;
  const { opens, closes } = hours;
  if (opening?.from === "closes")
    return { starts: startsFrom(toMinutes(closes), lastOfDay, opening), closes: midnight };
  const last = lastStart(product, hours);
  const all = opening === undefined ? starts : startsFrom(toMinutes(opens), last, opening);
  return {
    starts: all.filter((start) => opens <= start && toMinutes(start) <= last),
    closes,
  };
}

const midnight = "23:59";
const lastOfDay = toMinutes(midnight);

/** How long a visit takes at least when nobody says. */
const shortVisit = 60;

/** Minutes since midnight: what has a fixed duration ends before closing, the rest has time for a short visit. */
function lastStart(product: TimedProduct, { closes, lastEntry }: OpenHours): number {
  const [shortest, longest] = product.minutes ?? [shortVisit, shortVisit];
  const minutes = toInventoryType(product).endsWith("FIXED_DURATION") ? longest : shortest;
  return Math.min(toMinutes(lastEntry), toMinutes(closes) - minutes);
}

/** The starts between two times of a day, both in minutes since midnight. */
function startsFrom(first: number, last: number, { after, every, max }: ByOpening): readonly string[] {
  const count = Math.max(0, Math.floor((last - first - after) / every) + 1);
  const length = Math.min(count, max ?? count);
  return Array.from({ length }, (_value, index) => clockTime(first + after + index * every));
}
