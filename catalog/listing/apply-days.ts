import { type Calendar, nextAvailableDate } from "../calendar/calendar.ts";
import type { Evening } from "../show/evening-price.ts";
import { playsTonight } from "../show/plays-tonight.ts";
import { addDays } from "../../i18n/days.ts";
import { type Days, daysIn } from "./days.ts";
import type { ListingPrice } from "../price/price.ts";
import type { DayChoice, Listed } from "./listing-query.ts";
import { withPrice, lowestOnDays } from "./price-on-days.ts";

/** Calendars by product. One that is not in it has no free day. */
export type Calendars = ReadonlyMap<number, Pick<Calendar, "dates">>;

/** Date, and time where known, that a product's price on chosen days is for. */
export interface PricedStart {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`, of a show tonight; undefined for the whole day. */
  readonly time?: string;
}

export interface OnDays<Item> {
  /** At its price on the chosen days; where it is not free on them, on its next free day. */
  readonly product: Item;
  /** Whether the product is free on a chosen day. */
  readonly inTime: boolean;
  /** The first available date from the chosen days on; undefined when the calendar has no such date. */
  readonly day: string | undefined;
  /** The first of the chosen days that has the price, or its start. Undefined where the product is not free on them. */
  readonly pricedStart: PricedStart | undefined;
}

/** When products are free, and for how much. */
export interface FreeDays {
  readonly calendars: Calendars;
  /** Tonight's prices by product, where known. */
  readonly evenings: ReadonlyMap<number, Evening>;
}

/** Returns a product as it is sold on chosen days. Days that are over omit no product, and change no price. */
export function applyDays<Item extends Listed>(
  product: Item,
  choice: DayChoice,
  now: number,
  { calendars, evenings }: FreeDays,
): OnDays<Item> {
  const days = daysIn(choice, product.timeZone, now);
  if (days === undefined) return { product, inTime: true, day: undefined, pricedStart: undefined };
  const calendar = calendars.get(product.id) ?? { dates: {} };
  const evening = evenings.get(product.id);
  const isMatinee = evening === "sold-out" || !mayPlay(product, choice, now);
  const { inTime, day } = isMatinee ? afterDays(calendar, days) : findFreeDay(calendar, days);
  if (day === undefined) return { product, inTime, day, pricedStart: undefined };
  const { price } = product;
  const lowest = price && lowestOnDays(price, calendar, inTime ? days : { from: day, to: day });
  const onDay = price && lowest ? withPrice(price, lowest.price) : price;
  if (!inTime) return { product: { ...product, price: onDay }, inTime, day, pricedStart: undefined };
  const date = lowest?.day ?? day;
  if (!isOfTonight(product, choice))
    return { product: { ...product, price: onDay }, inTime, day, pricedStart: { date } };
  const tonight = price && eveningPrice(price, evening);
  return { product: { ...product, price: tonight }, inTime, day, pricedStart: { date, ...pickTime(evening) } };
}

function pickTime(evening: Evening | undefined): Pick<PricedStart, "time"> {
  return typeof evening === "object" ? { time: evening.time } : {};
}

/** Returns what tonight costs. Where nobody knows, that is the usual price: the lowest of the day is that of a matinee. */
function eveningPrice(price: ListingPrice, evening: Evening | undefined): ListingPrice {
  const isKnown = typeof evening === "object" && evening.price.currency === price.final.currency;
  return isKnown ? withPrice(price, evening.price) : price;
}

type FreeDay = Pick<OnDays<unknown>, "inTime" | "day">;

function findFreeDay(calendar: Pick<Calendar, "dates">, days: Days): FreeDay {
  const day = nextAvailableDate(calendar, days.from);
  return { day, inTime: day !== undefined && day <= days.to };
}

function afterDays(calendar: Pick<Calendar, "dates">, days: Days): FreeDay {
  return { day: nextAvailableDate(calendar, addDays(days.to, 1)), inTime: false };
}

/** Whether a product may have a start at the chosen time of the day. An unknown start counts as possible. */
function mayPlay(product: Listed, choice: DayChoice, now: number): boolean {
  const { show, timeZone } = product;
  return show === undefined || !isOfTonight(product, choice) || playsTonight(show, timeZone, now);
}

/** Whether what counts of a product is tonight. Only shows have such a time. */
function isOfTonight({ show }: Pick<Listed, "show">, choice: DayChoice): boolean {
  return show !== undefined && "when" in choice && choice.when === "tonight";
}
