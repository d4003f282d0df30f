import { type Calendar, nextAvailableDate } from "../calendar/calendar.ts";
import { playsTonight } from "../show/plays-tonight.ts";
import { dayAfter, type Days, daysIn } from "./days.ts";
import type { DayChoice, Listed } from "./listing-query.ts";
import { lowestOnDays, priceOnDays } from "./price-on-days.ts";

/** Calendars by product. One that is not in it has no free day. */
export type Calendars = ReadonlyMap<number, Pick<Calendar, "dates">>;

export interface OnDays<Item> {
  /** At its price on the chosen days; where it is not free on them, on its next free day. */
  readonly product: Item;
  /** Whether the product is free on a chosen day. */
  readonly inTime: boolean;
  /** Its first free day from the chosen days on; undefined where its calendar has none. */
  readonly day: string | undefined;
  /** The first of the chosen days that has the price. Undefined where the product is not free on them. */
  readonly pricedDay: string | undefined;
}

/** Returns a product as it is sold on chosen days. Days that are over omit no product, and change no price. */
export function onDays<Item extends Listed>(
  product: Item,
  choice: DayChoice,
  now: number,
  calendars: Calendars,
): OnDays<Item> {
  const days = daysIn(choice, product.timeZone, now);
  if (days === undefined) return { product, inTime: true, day: undefined, pricedDay: undefined };
  const calendar = calendars.get(product.id) ?? { dates: {} };
  const { inTime, day } = freeDayOf(product, choice, days, now, calendar);
  if (day === undefined) return { product, inTime, day, pricedDay: undefined };
  const price = priceOnDays(product.price, calendar, inTime ? days : { from: day, to: day });
  const lowest = product.price && lowestOnDays(product.price, calendar, days);
  return { product: { ...product, price }, inTime, day, pricedDay: inTime ? (lowest?.day ?? day) : undefined };
}

function freeDayOf(
  { timeZone, show }: Listed,
  choice: DayChoice,
  days: Days,
  now: number,
  calendar: Pick<Calendar, "dates">,
): Pick<OnDays<unknown>, "inTime" | "day"> {
  if ("when" in choice && choice.when === "tonight" && show !== undefined && !playsTonight(show, timeZone, now))
    return { day: nextAvailableDate(calendar, dayAfter(days.to, 1)), inTime: false };
  const day = nextAvailableDate(calendar, days.from);
  return { day, inTime: day !== undefined && day <= days.to };
}
