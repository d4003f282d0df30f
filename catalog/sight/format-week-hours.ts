import { weekdayName } from "../../i18n/dates.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { formatDayHours } from "./opening-week.ts";
import { daysOfWeek, type OpeningDay } from "./point-of-interest.ts";

interface Language {
  readonly locale: Locale;
  readonly t: Translator;
}

/** Returns the hours of a week, days with the same hours in one text: `Mon, Tue: 09:00 to 18:00`. Hours of all days name none. */
export function formatWeekHours(week: readonly OpeningDay[], { locale, t }: Language): readonly string[] {
  const days = new Map<string, string[]>();
  for (const day of week) {
    const hours = formatDayHours(day, t);
    const name = weekdayName(daysOfWeek.indexOf(day.day) + 1, locale, "short");
    days.set(hours, [...(days.get(hours) ?? []), name]);
  }
  return [...days].map(([hours, names]) =>
    names.length === daysOfWeek.length
      ? hours
      : t("list.labelled", { label: joinTexts("items", names, t), value: hours }),
  );
}
