import { formatDate } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { TicketValidity } from "./policies.ts";

const minInMonths = 60;
const daysPerMonth = 30;

/** Returns how long a ticket can be used, in words; undefined when it is for its own date only. */
export function ticketValidityText(validity: TicketValidity, locale: Locale, t: Translator): string | undefined {
  if (validity.kind === "not-extendable") return undefined;
  if (validity.kind === "extendable-unknown") return t("validity.extended");
  if (validity.kind === "until-date") return t("validity.until", { date: formatDate(validity.date, locale) });
  return periodText(validity.days, t);
}

/** Months from 60 days on, each of 30 days, rounded down (E6). */
function periodText(days: number, t: Translator): string {
  return days < minInMonths
    ? t("validity.days", { days })
    : t("validity.months", { months: Math.floor(days / daysPerMonth) });
}
