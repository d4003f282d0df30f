import { parseDate, weekdayName } from "../../i18n/dates.ts";
import { weekdayOn } from "../../i18n/days.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Slot } from "../inventory/inventory.ts";

/** One hour at which a show is played, and the weekdays on which it is. */
interface PlayingTime {
  /** `HH:MM`. */
  readonly time: string;
  /** 1 for Monday to 7 for Sunday, in order. */
  readonly days: readonly number[];
}

/** Returns on which weekdays a show is played, by the hour, from its performances. Earliest hour first. */
export function performanceWeek(slots: readonly Pick<Slot, "startDate" | "startTime">[]): readonly PlayingTime[] {
  const days = new Map<string, Set<number>>();
  for (const { startDate, startTime } of slots) {
    const date = parseDate(startDate);
    if (date !== undefined) days.set(startTime, (days.get(startTime) ?? new Set()).add(weekdayOn(date)));
  }
  return [...days]
    .map(([time, set]) => ({ time, days: [...set].toSorted((one, other) => one - other) }))
    .toSorted((one, other) => one.time.localeCompare(other.time));
}

/** Returns weekdays in words, three or more in a row as a range: `Tue–Sat`, `Wed, Sat`. */
export function weekdaysText(days: readonly number[], locale: Locale, t: Translator): string {
  const ranges: number[][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else ranges.push([day]);
  }
  const formatWeekday = (day: number | undefined) => weekdayName(day ?? 1, locale, "short");
  const texts = ranges.flatMap((range) =>
    range.length > 2 ? [`${formatWeekday(range[0])}–${formatWeekday(range.at(-1))}`] : range.map(formatWeekday),
  );
  return joinTexts("items", texts, t);
}
