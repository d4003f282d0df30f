import { nextAvailableDate } from "../../../catalog/calendar/calendar.ts";
import type { Slot } from "../../../catalog/inventory/inventory.ts";
import { performancesQuery } from "../../../catalog/show/next-performances.ts";
import { nextPerformance, performanceEnd } from "../../../catalog/show/performance-time.ts";
import { performanceWeek, weekdaysText } from "../../../catalog/show/performance-week.ts";
import type { Show } from "../../../catalog/show/show.ts";
import { need, type Needs, noNeeds, type PageContext, type PageFacts } from "../../../renderer/index.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { formatTime } from "../../../i18n/clock-times.ts";
import { todayIn } from "../../../i18n/time-zone.ts";
import { addDays } from "../../../i18n/days.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { shownDays } from "../../../blocks/listing/shown-days.ts";
import type { ShowFields, ShowProps } from "../fields.ts";
import { performanceData } from "./performances/performance-data.ts";
import { type ShowProduct, findShowProduct } from "./find-show-product.ts";
import { readView } from "../../../routing/define-view.ts";
import { showView } from "./view.ts";

/** A day and its time are on one line. */
export function performancesText({ tgid }: ShowFields, { snapshot, locale, t }: PageContext): string {
  if (tgid === undefined) return "";
  const week = performanceWeek(snapshot.get("slots", performancesQuery(tgid)) ?? []);
  const groups = week.map(
    ({ time, days }) => `${unbroken(weekdaysText(days, locale, t))}\u00A0${formatTime(time, locale)}`,
  );
  return joinTexts("groups", groups, t);
}

/** Letters of days that stay on one line, at least, with their time. */
const fewLetters = 12;

/** No line ends in the dash of a range of days, nor between few days. */
function unbroken(days: string): string {
  const text = days.replaceAll("–", "–\u2060");
  return days.length > fewLetters ? text : text.replaceAll(" ", "\u00A0");
}

/**
 * Returns the next performance that can be booked, and when it ends (X19). One beyond the next two weeks is only a day,
 * as its end is known with its time.
 */
export function nextText(show: Show, { fields, page }: ShowProps): string {
  const { snapshot, locale } = page;
  const product = findShowProduct(fields, snapshot);
  if (product === undefined || readSale(product, page).price === undefined) return "";
  const next = findNextPerformance(product, snapshot);
  if (next === undefined) return formatDayText(nextDay(product, page) ?? "", locale);
  return startAndEnd({ date: next.startDate, time: next.startTime }, show, page);
}

/** Returns the need for the next day of a show without a performance in two weeks. A calendar from today on has it. */
export function nextDayNeeds(product: ShowProduct, first: Snapshot, facts: Pick<PageFacts, "view">): Needs {
  if (beginsToday(facts) || findNextPerformance(product, first) !== undefined) return noNeeds;
  return need("nextAvailable", [{ id: product.id }]);
}

function nextDay(product: ShowProduct, page: PageContext): string | undefined {
  if (!beginsToday(page)) return page.snapshot.get("nextAvailable", { id: product.id });
  const { calendar, today } = performanceData(product, page);
  // Nothing is left of today, unless the performances of two weeks could not be read.
  const first = isRead(product, page.snapshot) ? addDays(today, 1) : today;
  return calendar && nextAvailableDate(calendar, first);
}

/** Whether the calendar of a page begins with today: nothing of it is chosen. */
function beginsToday({ view }: Pick<PageFacts, "view">): boolean {
  const { date, from } = readView(showView, view);
  return date === undefined && from === undefined;
}

/** Returns whether nothing of today can be booked any more. False if the performances could not be read. */
export function isOverToday(product: ShowProduct, { snapshot }: PageContext): boolean {
  const next = findNextPerformance(product, snapshot);
  const isToday = next?.startDate === todayIn(product.timeZone, snapshot.readAt);
  return isRead(product, snapshot) && !isToday;
}

/** Whether the performances of the next two weeks could be read. */
function isRead({ id }: ShowProduct, snapshot: Snapshot): boolean {
  return snapshot.getReadState("slots", performancesQuery(id)) !== "failed";
}

function findNextPerformance({ id, timeZone }: ShowProduct, snapshot: Snapshot): Slot | undefined {
  return nextPerformance(snapshot.get("slots", performancesQuery(id)) ?? [], timeZone, snapshot.readAt);
}

interface Start {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** Returns day, start and end of a performance, where known: `Thu 3 Dec, 19:30; ends at about 22:05`. */
export function startAndEnd({ date: day, time: start }: Start, show: Show, { t, locale }: PageContext): string {
  const date = shownDays({ from: day, to: day }, locale);
  const end = performanceEnd(start, show);
  return end === undefined ? t("show.starts", { date, start }) : t("show.endsAbout", { date, start, end });
}
