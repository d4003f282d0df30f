import { calendarMonths, type CalendarMonth } from "../../../../catalog/experience/calendar-months.ts";
import { type Calendar, sortedInventoryDates } from "../../../../catalog/calendar/calendar.ts";
import { type Concessions, findConcessions } from "../../../../catalog/show/concessions.ts";
import { performanceDays } from "../../../../catalog/show/next-performances.ts";
import { type PerformanceStart, performanceStarts } from "../../../../catalog/show/performance-starts.ts";
import { findLastDay } from "../../../../catalog/show/show-dates.ts";
import { getUnlessFailed } from "../../../../catalog/snapshot/get-unless-failed.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageContext, type PageFacts } from "../../../../renderer/index.ts";
import { readSale } from "../../../../blocks/products/product-on-page.ts";
import { monthAfter } from "../../../../i18n/days.ts";
import { todayIn } from "../../../../i18n/time-zone.ts";
import type { ShowProduct } from "../find-show-product.ts";
import { largestParty, readPartySize, seatsTogether } from "./chosen-slot.ts";
import { calendarRange, firstUnread, lastMonth, laterMonth, monthsAtOnce } from "./month-window.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

type Facts = Pick<PageFacts, "view">;

const calendarQuery = (id: number, party: number, { view }: Facts) => ({ id, ...calendarRange(view), minPax: party });

const startsQuery = (id: number, date: string) => ({ id, from: date, to: date });

/** The prices of the next two weeks, which have a matinee. */
const nextStartsQuery = (id: number) => ({ id, forDays: performanceDays });

/** Returns what the calendar and the starts of a show need: one call each (H6, H17). */
export function performanceNeeds(id: number, facts: Facts): Needs {
  const { date } = readView(showView, facts.view);
  return mergeNeeds([
    need("calendars", [calendarQuery(id, readPartySize(facts), facts)]),
    date === undefined ? need("inventories", [nextStartsQuery(id)]) : need("availabilities", [startsQuery(id, date)]),
  ]);
}

/** Returns the need for the calendar of the largest party that can be booked, where a larger one is chosen. */
export function smallerPartyNeeds(product: ShowProduct, facts: Facts): Needs {
  const party = seatsTogether(product, facts);
  return party === readPartySize(facts) ? noNeeds : need("calendars", [calendarQuery(product.id, party, facts)]);
}

/** When a show can be seen. */
export interface PerformanceData {
  readonly product: ShowProduct;
  /** Number of travellers for prices and places, up to the maximum of one booking. */
  readonly party: number;
  /** The most travellers of one booking: the provider's limit, where it is known (P16). */
  readonly most: number;
  /** In the venue's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The months that are shown, of those that have days to book. */
  readonly months: readonly CalendarMonth[];
  /** The first day of the next months that may have a day to book; undefined where none has. */
  readonly later: string | undefined;
  /** Undefined where it could not be read. */
  readonly calendar: Calendar | undefined;
  /** Of the chosen day; empty where none is chosen, or where it is over. Undefined where they could not be read. */
  readonly starts: readonly PerformanceStart[] | undefined;
}

/** Reads when a show can be seen. */
export function performanceData(product: ShowProduct, page: PageContext): PerformanceData {
  const { snapshot, view } = page;
  const today = toLocalToday(product, page);
  const party = seatsTogether(product, page);
  const calendar = getUnlessFailed("calendars", calendarQuery(product.id, party, page), snapshot);
  const months = shownMonths(calendar, today, page);
  const later = laterThan(months, calendar, { product, today, view });
  const [most, starts] = [largestParty(product), findStarts(product, page)];
  return { product, party, most, today, months, later, calendar, starts };
}

type Shown = Pick<PerformanceData, "product" | "today"> & Facts;

/** Returns the next months after those that are shown. The page without a choice may show fewer than two. */
function laterThan(months: readonly CalendarMonth[], calendar: Calendar | undefined, shown: Shown): string | undefined {
  const { product, today, view } = shown;
  const { date, from } = readView(showView, view);
  const anchor = date ?? from;
  const lastShown = months.at(-1)?.first ?? today;
  const next = anchor === undefined ? monthAfter(lastShown, 1) : monthAfter(anchor, monthsAtOnce);
  const last = lastMonth(today, findLastDay(product.show.dates, new Date(today)));
  if (calendar === undefined) return laterMonth({ dates: [], next, last, unread: next });
  return laterMonth({ dates: sortedInventoryDates(calendar), next, last, unread: firstUnread(view) ?? next });
}

/** Returns the start that a traveller chose, if the show is on sale and the party can book it. */
export function bookableStart(product: ShowProduct, page: PageContext): PerformanceStart | undefined {
  if (readSale(product, page).price === undefined) return undefined;
  const { time: chosen } = readView(showView, page.view);
  return findStarts(product, page)?.find(({ time, price }) => time === chosen && price !== undefined);
}

function findStarts(product: ShowProduct, page: PageContext): PerformanceData["starts"] {
  const { snapshot, view } = page;
  const { date } = readView(showView, view);
  if (date === undefined || date < toLocalToday(product, page)) return [];
  const query = startsQuery(product.id, date);
  if (snapshot.getReadState("availabilities", query) === "failed") return undefined;
  const { timeZone } = product;
  const choice = { date, party: seatsTogether(product, page), timeZone, now: snapshot.readAt };
  return performanceStarts(snapshot.get("availabilities", query) ?? [], choice);
}

function toLocalToday({ timeZone }: ShowProduct, { snapshot }: PageContext): string {
  return todayIn(timeZone, snapshot.readAt);
}

/** Returns what kinds of visitors pay at the chosen start, else at the next one that has several prices. */
export function concessionsAt({ id, timeZone }: ShowProduct, page: PageContext): Concessions | undefined {
  const { date, time } = readView(showView, page.view);
  const starts =
    date === undefined
      ? page.snapshot.get("inventories", nextStartsQuery(id))
      : page.snapshot.get("availabilities", startsQuery(id, date));
  return findConcessions(starts ?? [], { timeZone, now: page.snapshot.readAt, time });
}

function shownMonths(calendar: Calendar | undefined, today: string, { view, locale }: PageContext) {
  const { date, from } = readView(showView, view);
  const anchor = date ?? from;
  const all = calendar === undefined ? [] : calendarMonths(calendar, today, locale);
  if (anchor === undefined) return all.slice(0, monthsAtOnce);
  const [first, end] = [monthAfter(anchor, 0), monthAfter(anchor, monthsAtOnce)];
  return all.filter((month) => month.first >= first && month.first < end);
}
