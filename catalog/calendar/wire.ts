import * as v from "valibot";
import { costsItem } from "../provider/parse-tolerantly.ts";
import { wireFlag, wireId, wireList } from "../provider/wire.ts";
import { wireAmount, wireCurrencyCode } from "../money/wire.ts";
import { wireDate } from "../provider/wire-time.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Calendar, DateAvailability } from "./calendar.ts";
import { type OnDropped, parseItems } from "../provider/parse-items.ts";
import { wireExtraCharges } from "../inventory/wire-prices.ts";
import { toMoney } from "../money/wire.ts";

const metadata = v.nullish(
  v.object({
    startDate: v.nullish(v.string(), ""),
    endDate: v.nullish(v.string(), ""),
    currency: v.nullish(wireCurrencyCode),
  }),
);

/** A calendar as the provider sends it. `metadata` goes by two names; its dates may be empty texts. */
export const wireCalendar = v.object({
  /** One that can't be read must not be taken for one without free days. */
  dates: v.nullish(v.record(v.string(), v.unknown(), costsItem), {}),
  metaData: metadata,
  metadata,
});

/** One day of a calendar, with its date. */
export const wireCalendarDay = v.tuple([
  wireDate,
  v.object({
    primaryPax: v.nullish(v.string(), ""),
    listingPrice: wireAmount,
    retailPrice: v.nullish(wireAmount),
    ...wireExtraCharges,
    availableTourIds: wireList(wireId),
    discountAvailable: wireFlag,
  }),
]);

export type WireCalendar = v.InferOutput<typeof wireCalendar>;
type WireCalendarDay = v.InferOutput<typeof wireCalendarDay>;

export interface CalendarOrigin {
  readonly path: string;
  /** The currency of a calendar that does not name one. */
  readonly currency: CurrencyCode;
  readonly onDropped: OnDropped;
}

/** Returns a calendar in our own terms; an invalid day is reported and omitted. */
export function toCalendar(wire: WireCalendar, { path, currency: fallback, onDropped }: CalendarOrigin): Calendar {
  const { startDate, endDate, currency } = wire.metaData ?? wire.metadata ?? {};
  const days = parseItems(path, Object.entries(wire.dates), wireCalendarDay, onDropped);
  return {
    dates: Object.fromEntries(days.map(([date, day]) => [date, toDateAvailability(day, currency ?? fallback)])),
    startDate: startDate || undefined,
    endDate: endDate || undefined,
  };
}

/** Returns the first day of a calendar that is valid, in a list; an empty list without one. */
export function firstDay({ dates }: WireCalendar): readonly string[] {
  const days = Object.entries(dates).toSorted(([one], [other]) => one.localeCompare(other));
  const first = days.find((day) => v.is(wireCalendarDay, day));
  return first === undefined ? [] : [first[0]];
}

function toDateAvailability(day: WireCalendarDay[1], currency: CurrencyCode): DateAvailability {
  return {
    price: toMoney(day.listingPrice, currency),
    originalPrice: toMoney(day.retailPrice ?? day.listingPrice, currency),
    primaryPax: day.primaryPax,
    extraCharges: toMoney(day.extraCharges, currency),
    includesExtraCharges: day.isPricingInclusiveOfExtraCharges,
    tourIds: day.availableTourIds,
    discounted: day.discountAvailable,
  };
}
