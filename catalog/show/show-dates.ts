import { formatDate, parseDate } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";

/** Where a show is in its life (specification §3). */
export type ShowState = "coming-soon" | "opening" | "reopening" | "running" | "closed";

/** Days, `YYYY-MM-DD` or `DD-MM-YYYY`; what is no day is taken as unknown. */
export interface ShowDates {
  readonly opening: string | undefined;
  readonly reopening: string | undefined;
  readonly closing: string | undefined;
}

/**
 * Returns where a show is in its life. It is closed after its closing date. It is opening or reopening before such a
 * date. Without dates, and with nothing to book, it is coming soon. `today` is at midnight UTC.
 */
export function showState(dates: ShowDates, bookable: boolean, today: Date): ShowState {
  const { opening, reopening, closing } = dates;
  const isAhead = (date: string | undefined) => (parseDate(date ?? "") ?? today) > today;
  if ((parseDate(closing ?? "") ?? today) < today) return isAhead(reopening) ? "reopening" : "closed";
  if (isAhead(reopening)) return "reopening";
  if (isAhead(opening)) return "opening";
  const hasBegun = parseDate(opening ?? "") !== undefined || parseDate(reopening ?? "") !== undefined;
  return hasBegun || bookable ? "running" : "coming-soon";
}

export interface Opening {
  /** `YYYY-MM-DD` or `DD-MM-YYYY`. */
  readonly date: string;
  /** True for a show that comes back, false for one that is new. */
  readonly again: boolean;
}

const day = 86_400_000;

/**
 * Returns when a show opens, or opens again, in words: "Opens tomorrow", "Opening on 5 Dec 2026" (specification §4).
 * Returns undefined for a past or invalid day. `today` is the day where the show is, at midnight UTC.
 */
export function openingLabel({ date, again }: Opening, today: Date, locale: Locale, t: Translator): string | undefined {
  const opens = parseDate(date);
  if (opens === undefined || opens < today) return undefined;
  const days = (opens.getTime() - today.getTime()) / day;
  if (days === 0) return t(again ? "opening.reopensToday" : "opening.opensToday");
  if (days === 1) return t(again ? "opening.reopensTomorrow" : "opening.opensTomorrow");
  return t(again ? "opening.reopensOn" : "opening.opensOn", { date: formatDate(opens, locale) });
}
