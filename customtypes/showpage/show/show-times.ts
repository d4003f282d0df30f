import type { SlotQuery } from "../../../catalog/inventory/inventory.ts";
import { nextPerformance, performanceEnd } from "../../../catalog/show/performance-time.ts";
import { performanceWeek, weekdaysText } from "../../../catalog/show/performance-week.ts";
import type { Show } from "../../../catalog/show/show.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import type { ShowFields, ShowProps } from "../fields.ts";
import { showOf } from "./show-of.ts";

/** Returns the query for the performances of the next two weeks. */
export function performancesQuery(id: number): SlotQuery {
  return { id, forDays: 14 };
}

/** A day and its time are on one line. */
export function performancesText({ tgid }: ShowFields, { snapshot, locale, t }: PageContext): string {
  if (tgid === undefined) return "";
  const week = performanceWeek(snapshot.get("slots", performancesQuery(tgid)) ?? []);
  const groups = week.map(({ time, days }) => `${unbroken(weekdaysText(days, locale, t))}\u00A0${time}`);
  return joinTexts("groups", groups, t);
}

/** Letters of days that stay on one line, at least, with their time. */
const fewLetters = 12;

/** No line ends in the dash of a range of days, nor between few days. */
function unbroken(days: string): string {
  const text = days.replaceAll("–", "–\u2060");
  return days.length > fewLetters ? text : text.replaceAll(" ", "\u00A0");
}

/** The next performance that can be booked, and when it ends (row X19). */
export function nextText(show: Show, { fields, page }: ShowProps): string {
  const { snapshot } = page;
  const product = showOf(fields, snapshot);
  if (product === undefined || page.sale(product).price === undefined) return "";
  const slots = snapshot.get("slots", performancesQuery(product.id)) ?? [];
  const next = nextPerformance(slots, product.timeZone, snapshot.readAt);
  if (next === undefined) return "";
  return startAndEnd({ date: next.startDate, time: next.startTime }, show, page);
}

interface Start {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** Returns day, start and end of a performance, as far as they are known: `03 Dec 2026, 19:30; ends at about 22:05`. */
export function startAndEnd({ date: day, time: start }: Start, show: Show, { t, locale }: PageContext): string {
  const date = formatDayText(day, locale);
  const end = performanceEnd(start, show);
  return end === undefined ? t("show.starts", { date, start }) : t("show.endsAbout", { date, start, end });
}
