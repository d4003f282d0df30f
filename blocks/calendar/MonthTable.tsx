import type { ReactNode } from "react";
import type { CalendarDay, CalendarMonth } from "../../catalog/experience/calendar-months.ts";
import { dateFormat } from "../../i18n/formatters.ts";
import { weekdayName } from "../../i18n/dates.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { listWeekdays } from "../../i18n/week.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./calendar.css.ts";

export interface MonthTableProps {
  readonly month: CalendarMonth;
  readonly locale: Locale;
  /** Renders what is in the cell of a day. */
  readonly children: (day: CalendarDay) => ReactNode;
}

/** Returns the name of a month by its first day: `2026-11-01` → `November 2026`. */
export function monthName(first: string, locale: Locale): string {
  const style = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(formatTag(locale), style).format(Date.parse(first));
}

/** Renders a month as a table, with the weeks of the language (C10). */
export function MonthTable({ month: { first, weeks }, locale, children }: MonthTableProps) {
  return (
    <table className={css.month}>
      <StyleSheet of={css} />
      <caption className={css.caption}>{monthName(first, locale)}</caption>
      <thead>
        <tr>
          {listWeekdays(locale).map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day, locale)} className={css.weekday}>
              {weekdayName(day, locale, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekday} className={css.day}>
                {day && children(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
