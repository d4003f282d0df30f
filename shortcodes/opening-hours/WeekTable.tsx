import { daysOfWeek, type OpeningDay } from "../../catalog/sight/point-of-interest.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { weekdayName } from "../../i18n/dates.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { formatDayHours } from "../../catalog/sight/opening-week.ts";
import * as css from "./opening-hours.css.ts";

interface WeekTableProps {
  readonly week: readonly OpeningDay[];
  readonly locale: Locale;
  readonly t: Translator;
}

/** Opening hours day by day. It consists of spans, as a paragraph can't hold a table. No day is marked: a page may be older. */
export function WeekTable({ week, locale, t }: WeekTableProps) {
  return (
    <span role="table" aria-label={t("openingHours.title")} className={css.week}>
      <StyleSheet of={css} />
      {week.map((day) => (
        <span key={day.day} role="row" className={css.day}>
          <span role="rowheader" className={css.name}>
            {weekdayName(daysOfWeek.indexOf(day.day) + 1, locale)}
          </span>
          <span role="cell" className={`${css.hours} tabular`}>
            {formatDayHours(day, t)}
          </span>
        </span>
      ))}
    </span>
  );
}
