import { formatDate, parseDate } from "../../i18n/dates.ts";
import { daysBetween } from "../../i18n/days.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";

/** From how many days on it is worth counting them. */
const countedDays = 7;

interface OfferEnd {
  /** The last day, `YYYY-MM-DD`; undefined for an offer without one. */
  readonly endsOn: string | undefined;
  /** At midnight UTC. */
  readonly today: Date;
  readonly locale: Locale;
  readonly t: Translator;
}

/** Returns when an offer ends: `Until 24 Dec 2026`, in its last week `Until 24 Dec 2026 · 3 days left`. Empty without a date. */
export function offerEndText({ endsOn, today, locale, t }: OfferEnd): string {
  const last = endsOn === undefined ? undefined : parseDate(endsOn);
  if (last === undefined) return "";
  const until = t("promo.until", { date: formatDate(last, locale) });
  const days = daysBetween(today, last);
  if (days < 0 || days > countedDays) return until;
  return `${until} · ${days === 0 ? t("promo.lastDay") : t("promo.daysLeft", { days })}`;
}
