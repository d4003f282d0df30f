import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Calendar } from "./calendar.ts";
import type { DateAvailability } from "./date-availability.ts";
import type { OnDropped } from "../provider/parse-items.ts";
import { parseItems } from "../provider/parse-items.ts";
import { toMoney } from "../money/to-money.ts";
import { type WireCalendar, wireCalendarDay, type WireCalendarDay } from "./wire-calendar.ts";

export interface CalendarOrigin {
  readonly path: string;
  /** What was asked for: the currency of a calendar that does not name one. */
  readonly currency: CurrencyCode;
  readonly onDropped: OnDropped;
}

/** A calendar in our own terms; a day that does not fit is reported and left out. */
export function toCalendar(wire: WireCalendar, { path, currency: asked, onDropped }: CalendarOrigin): Calendar {
  const { startDate, endDate, currency } = wire.metaData ?? wire.metadata ?? {};
  const days = parseItems(path, Object.entries(wire.dates), wireCalendarDay, onDropped);
  return {
    dates: Object.fromEntries(days.map(([date, day]) => [date, toDateAvailability(day, currency ?? asked)])),
    startDate: startDate || undefined,
    endDate: endDate || undefined,
  };
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
