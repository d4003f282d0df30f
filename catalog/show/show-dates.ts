import { formatDate, isoDay, parseDate } from "../../i18n/dates.ts";
import { daysBetween } from "../../i18n/days.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";

/** The stage of a show's life (D12). */
export type ShowState = "coming-soon" | "opening" | "reopening" | "running" | "closed";

/** Days, `YYYY-MM-DD` or `DD-MM-YYYY`; an invalid one counts as unknown. */
export interface ShowDates {
  readonly opening: string | undefined;
  readonly reopening: string | undefined;
  readonly closing: string | undefined;
}

/**
 * Returns where a show is in its life. A closing date ends the run before it: a show that began again since is running.
 * Without dates, and with nothing to book, it is coming soon. `today` is where the show is, at midnight UTC.
 */
export function showState(dates: ShowDates, bookable: boolean, today: Date): ShowState {
  const now = today.getTime();
  const [opening, reopening, closing] = [
    toTimestamp(dates.opening),
    toTimestamp(dates.reopening),
    toTimestamp(dates.closing),
  ];
  if (opening > now) return "opening";
  if (reopening > now && !playsUntilBreak(dates, today)) return "reopening";
  if (closing < now && !(opening > closing || reopening > closing)) return "closed";
  return opening <= now || reopening <= now || bookable ? "running" : "coming-soon";
}

/** Whether a show closes, today or later, and reopens after that. */
function playsUntilBreak({ reopening, closing }: ShowDates, today: Date): boolean {
  return toTimestamp(closing) >= today.getTime() && toTimestamp(closing) < toTimestamp(reopening);
}

/** The known days of a run, `YYYY-MM-DD`. */
interface Run {
  readonly first?: string;
  readonly last?: string;
}

/**
 * Returns the runs of a show: the one until a break, and the one after it. A closing date before the first day of a run
 * ends another. `today` is where the show is, at midnight UTC.
 */
export function listRuns(dates: ShowDates, today: Date): readonly Run[] {
  const { opening = "", reopening = "", closing = "" } = dates;
  const [first, again, last] = [parseDate(opening), parseDate(reopening), parseDate(closing)];
  const lastRun = runFrom(again ?? first, last);
  return playsUntilBreak(dates, today) ? [runFrom(first, last), lastRun] : [lastRun];
}

/** Returns the run that is on, or else the next one. */
export function findRun(dates: ShowDates, today: Date): Run {
  return listRuns(dates, today)[0] ?? {};
}

/** Returns the last day of a show, `YYYY-MM-DD`. Undefined where it reopens until nobody knows when. */
export function findLastDay(dates: ShowDates, today: Date): string | undefined {
  return listRuns(dates, today).at(-1)?.last;
}

function runFrom(first: Date | undefined, last: Date | undefined): Run {
  return {
    ...(first && { first: isoDay(first) }),
    ...(last && !(first && last < first) && { last: isoDay(last) }),
  };
}

/** Returns NaN for an invalid day: comparisons with it are false. */
function toTimestamp(date: string | undefined): number {
  return parseDate(date ?? "")?.getTime() ?? Number.NaN;
}

/**
 * Returns when a show opens or reopens, in words, also on its first day (E3). Returns undefined for one
 * that plays already, and for one that is over.
 */
export function showOpening(
  dates: ShowDates,
  state: ShowState,
  today: Date,
  locale: Locale,
  t: Translator,
): string | undefined {
  const { opening = "", reopening = "" } = dates;
  const labels = [
    { date: opening, again: false, at: "opening" },
    { date: reopening, again: true, at: "reopening" },
  ];
  const isDue = (date: string, at: string) => state === at || toTimestamp(date) === today.getTime();
  const due = labels.find(({ date, at }) => isDue(date, at));
  return due && openingLabel(due, today, locale, t);
}

/** Returns whether a day is the first of a show, or of its return. */
export function beginsOn({ opening, reopening }: ShowDates, date: Date): boolean {
  return [opening, reopening].some((each) => toTimestamp(each) === date.getTime());
}

/** Days before its last one for which a show is closing soon. */
const lastDays = 30;

/** Returns the last day of a run that ends within 30 days, unless it opens or reopens later. */
export function showClosing({ opening, reopening, closing }: ShowDates, today: Date): Date | undefined {
  const closes = parseDate(closing ?? "");
  if (closes === undefined || closes < today || daysBetween(today, closes) > lastDays) return undefined;
  const begins = [toTimestamp(opening), toTimestamp(reopening)];
  return begins.some((time) => time > today.getTime()) ? undefined : closes;
}

/** Returns when a show closes, in words, where that is soon: "Last day today", "Closing soon: 5 Dec 2026". */
export function closingLabel(dates: ShowDates, today: Date, locale: Locale, t: Translator): string | undefined {
  const closes = showClosing(dates, today);
  if (closes === undefined) return undefined;
  const days = daysBetween(today, closes);
  if (days === 0) return t("opening.closesToday");
  return days === 1 ? t("opening.closesTomorrow") : t("opening.closesOn", { date: formatDate(closes, locale) });
}

export interface Opening {
  /** `YYYY-MM-DD` or `DD-MM-YYYY`. */
  readonly date: string;
  /** True for a show that comes back, false for one that is new. */
  readonly again: boolean;
}

/**
 * Returns when a show opens, or opens again, in words: "Opens tomorrow", "Opening on 5 Dec 2026" (E3).
 * Returns undefined for a past or invalid day. `today` is the day where the show is, at midnight UTC.
 */
export function openingLabel({ date, again }: Opening, today: Date, locale: Locale, t: Translator): string | undefined {
  const opens = parseDate(date);
  if (opens === undefined || opens < today) return undefined;
  const days = daysBetween(today, opens);
  if (days === 0) return t(again ? "opening.reopensToday" : "opening.opensToday");
  if (days === 1) return t(again ? "opening.reopensTomorrow" : "opening.opensTomorrow");
  return t(again ? "opening.reopensOn" : "opening.opensOn", { date: formatDate(opens, locale) });
}
