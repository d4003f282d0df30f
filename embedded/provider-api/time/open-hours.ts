import type { Hours, Opening } from "../source/opening.ts";
import { toWeekday } from "./dates.ts";

/** When visitors are let in on a day, until midnight at the latest. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
  readonly lastEntry: string;
}

/**
 * Returns the hours of a day at which all of these are open, null when one is closed. Undefined when none binds: nobody
 * knows its hours, or it never closes.
 */
export function openHours(attractions: readonly { readonly opening: Opening | null }[], date: string) {
  const all = attractions.flatMap(({ opening }) => (opening === null ? [] : [hoursOn(opening, date)]));
  if (all.includes(null)) return null;
  return all.filter((hours) => hours !== null && !isEndless(hours)).reduce<OpenHours | undefined>(common, undefined);
}

const midnight = "23:59";

function hoursOn({ seasons, closedOn }: Opening, date: string): Hours | null {
  const dayOfYear = date.slice(5);
  const season = seasons.find(({ from, to }) => from <= dayOfYear && dayOfYear <= to);
  if (season === undefined || closedOn.includes(dayOfYear)) return null;
  const ofDay = season.days[toWeekday(date)];
  return ofDay === undefined ? season.usually : ofDay;
}

function isEndless({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === midnight;
}

function common(known: OpenHours | undefined, hours: Hours | null): OpenHours | undefined {
  if (hours === null) return known;
  const closes = earlier(hours.closes, midnight);
  const { opens, lastEntry = closes } = hours;
  if (known === undefined) return { opens, closes, lastEntry };
  return {
    opens: later(known.opens, opens),
    closes: earlier(known.closes, closes),
    lastEntry: earlier(known.lastEntry, lastEntry),
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
