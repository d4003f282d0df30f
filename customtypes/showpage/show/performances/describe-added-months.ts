import { sortedInventoryDates } from "../../../../catalog/calendar/calendar.ts";
import { formatDayText } from "../../../../i18n/dates.ts";
import { monthAfter } from "../../../../i18n/days.ts";
import { joinTexts } from "../../../../i18n/join-texts.ts";
import { monthName } from "../../../../blocks/calendar/MonthTable.tsx";
import { monthsAtOnce } from "./month-window.ts";
import type { PerformanceData } from "./performance-data.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/**
 * Returns what a live region says once these months are added: their names, and how many days can be booked. Where
 * none can be, it says when the next one is. Undefined for the months that a page begins with, and where they could not be
 * read.
 */
export function describeAddedMonths(
  data: PerformanceData,
  { view, locale, t }: PerformanceProps["page"],
): string | undefined {
  const { from, date } = readView(showView, view);
  if (from === undefined || date !== undefined) return undefined;
  const { months, calendar } = data;
  if (calendar === undefined) return undefined;
  const firsts = months.length > 0 ? months.map(({ first }) => first) : monthsFrom(from);
  const label = joinTexts(
    "items",
    firsts.map((first) => monthName(first, locale)),
    t,
  );
  const value = months.length > 0 ? t("performances.addedDays", { n: daysIn(data) }) : noneText(data, { locale, t });
  return t("list.labelled", { label, value });
}

/** Returns the first day to book after the shown months. */
export function dayBeyond({ calendar, later }: PerformanceData): string | undefined {
  return calendar && sortedInventoryDates(calendar).find((date) => later !== undefined && date >= later);
}

function noneText(data: PerformanceData, { locale, t }: Pick<PerformanceProps["page"], "locale" | "t">): string {
  const date = dayBeyond(data);
  const next = date === undefined ? "" : t("performances.nextDay", { date: formatDayText(date, locale) });
  return [t("performances.noDates"), next].filter((text) => text !== "").join(" ");
}

function daysIn({ months }: PerformanceData): number {
  const days = months.flatMap(({ weeks }) => weeks.flat());
  return days.filter((day) => day?.offer !== undefined).length;
}

function monthsFrom(from: string): readonly string[] {
  return Array.from({ length: monthsAtOnce }, (_, index) => monthAfter(from, index));
}
