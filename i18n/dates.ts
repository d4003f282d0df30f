import { dateFormat } from "./formatters.ts";
import { findFirstDaySign, markFirstDay } from "./first-day.ts";
import { toDateTag, type Locale } from "./locales.ts";
import { todayIn } from "./time-zone.ts";

/** `short` for tables, `full` for prose, `day-month` where the year is plain, `common` for everything else. */
export type DateStyle = "short" | "full" | "day-month" | "common";

const formats: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: "2-digit", month: "2-digit", year: "2-digit" },
  full: { day: "numeric", month: "long", year: "numeric" },
  "day-month": { day: "numeric", month: "long" },
  common: { day: "numeric", month: "short", year: "numeric" },
};

/** Formats a day, at midnight UTC, as its language does (J15). */
export function formatDate(date: Date, locale: Locale, style: DateStyle = "common"): string {
  return locale.code === "en" ? englishDate(date, style) : formatDayFirst(date, locale, formats[style]);
}

/** Formats a day that is text: `2026-11-24` → `24 Nov 2026`. Empty for any other text. */
export function formatDayText(text: string, locale: Locale, style?: DateStyle): string {
  const day = parseDate(text);
  return day === undefined ? "" : formatDate(day, locale, style);
}

/**
 * Returns what a date has before and after the number of its day: English `2026-11-24` → `["", " November 2026"]`. The day is
 * text, `YYYY-MM-DD`. A calendar shows the number alone, so that the name of the day begins with it.
 */
export function splitAtDay(date: string, locale: Locale): readonly [string, string] {
  const day = new Date(`${date}T00:00:00Z`);
  if (locale.code === "en") return ["", ` ${format(day, "en", { month: "long", year: "numeric" })}`];
  const parts = dateFormat(toDateTag(locale), { ...formats.full, timeZone: "UTC" }).formatToParts(day);
  const at = parts.findIndex(({ type }) => type === "day");
  const joinParts = (some: typeof parts) => some.map(({ value }) => value).join("");
  const sign = parts[at]?.value === "1" ? findFirstDaySign(locale) : "";
  return [joinParts(parts.slice(0, at)), sign + joinParts(parts.slice(at + 1))];
}

const minuteFormat = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;

/** Formats a moment in UTC, to the minute: `22 Nov 2026, 12:40 UTC`. `moment` is in epoch milliseconds. */
export function formatMoment(moment: number, locale: Locale): string {
  if (locale.code !== "en") return formatDayFirst(moment, locale, { ...formats.common, ...minuteFormat });
  return `${englishDate(new Date(moment), "common")}, ${format(moment, "en", minuteFormat)}`;
}

/** Formats an English day: `05-Mar-26`, `05-March-2026`, `Mar 5th` or `05 Mar 2026`. */
function englishDate(date: Date, style: DateStyle): string {
  const day = format(date, "en", { day: "2-digit" });
  const month = format(date, "en", { month: style === "full" ? "long" : "short" });
  const year = format(date, "en", { year: style === "short" ? "2-digit" : "numeric" });
  if (style === "day-month") return `${month} ${ordinal(date.getUTCDate())}`;
  return [day, month, year].join(style === "common" ? " " : "-");
}

/** The suffix of an English ordinal by its plural category: 1st, 2nd, 3rd, and th for the rest. */
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };

function ordinal(day: number): string {
  const category = new Intl.PluralRules("en", { type: "ordinal" }).select(day);
  return `${day}${suffixes[category] ?? "th"}`;
}

/**
 * Returns the tag to format a day with its weekday: `Tue 24 Nov`. English has the day first, as its common format
 * (J15).
 */
export function dayFirstTag(locale: Locale): string {
  return locale.code === "en" ? "en-GB" : toDateTag(locale);
}

/** Formats a day or moment with the day before the month, in UTC or another zone: `Tue 24 Nov`, French `mar. 1er déc.`. */
export function formatDayFirst(date: Date | number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(dayFirstTag(locale), { timeZone: "UTC", ...options }).format(date);
  return markFirstDay(text, locale);
}

/** Returns a weekday's name, 1 for Monday to 7 for Sunday: 3 in German → `Mittwoch`, short `Mi`. */
export function weekdayName(day: number, locale: Locale, style: "long" | "short" = "long"): string {
  // January 2024 begins on a Monday.
  return format(Date.UTC(2024, 0, day), toDateTag(locale), { weekday: style });
}

function format(date: Date | number, tag: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(tag, { ...options, timeZone: "UTC" }).format(date);
}

/** Returns the day that it is in a time zone as `todayIn` does, at midnight UTC. */
export function dayIn(timeZone: string, now: number): Date {
  return new Date(todayIn(timeZone, now));
}

/** Returns a day, at midnight UTC, as `YYYY-MM-DD`. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

const dayPattern = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})-(\d{2})-(\d{4}))$/;

/** Parses `YYYY-MM-DD` or `DD-MM-YYYY` to midnight UTC; undefined for any other text (F6). */
export function parseDate(text: string): Date | undefined {
  const found = dayPattern.exec(text);
  if (found === null) return undefined;
  const [, year, month, day, lastDay, lastMonth, lastYear] = found;
  const iso = year === undefined ? `${lastYear}-${lastMonth}-${lastDay}` : `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? date : undefined;
}
