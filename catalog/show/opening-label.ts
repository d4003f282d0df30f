import { formatDate, parseDate } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";

export interface Opening {
  /** `YYYY-MM-DD` or `DD-MM-YYYY`. */
  readonly date: string;
  /** True for a show that comes back, false for one that is new. */
  readonly again: boolean;
}

const day = 86_400_000;

/**
 * When a show opens, or opens again, in words: "Opens tomorrow", "Opening on 5 Dec 2026" (specification §4). Undefined
 * when the day is past or no day. `today` is the day it is where the show is, at midnight UTC.
 */
export function openingLabel({ date, again }: Opening, today: Date, locale: Locale, t: Translator): string | undefined {
  const opens = parseDate(date);
  if (opens === undefined || opens < today) return undefined;
  const days = (opens.getTime() - today.getTime()) / day;
  if (days === 0) return t(again ? "opening.reopensToday" : "opening.opensToday");
  if (days === 1) return t(again ? "opening.reopensTomorrow" : "opening.opensTomorrow");
  return t(again ? "opening.reopensOn" : "opening.opensOn", { date: formatDate(opens, locale) });
}
