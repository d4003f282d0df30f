import type { Money } from "../money/money.ts";

/** The days on which a product can be booked (D13). */
export interface Calendar {
  /** By date, `YYYY-MM-DD`. Days on which nothing is left are not in it. */
  readonly dates: Readonly<Record<string, DateAvailability>>;
  /** First and last day that it covers; undefined without any. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

/** Days of a product's calendar, `YYYY-MM-DD`, both included. The provider decides about what is missing here. */
export interface CalendarRange {
  readonly id: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The calendar of a product. */
export interface CalendarQuery extends CalendarRange {
  /** Omits days with fewer places; 1 by default. */
  readonly minPax?: number | undefined;
}

/** Part of a calendar query that products of one call have in common. */
export type CalendarDays = Omit<CalendarQuery, "id">;

/** The calendar of one variant, or of all. */
export interface VariantCalendarQuery extends CalendarRange {
  readonly variantId?: number | undefined;
}

/** Price and availability of a product on one day of a calendar. */
export interface DateAvailability {
  /** Lowest price of the day, for one of `primaryPax`. */
  readonly price: Money;
  /** Before the discount; the price without a discount. */
  readonly originalPrice: Money;
  /** The kind of traveller that the price is for: `ADULT`, `GENERAL`; `GROUP` for a price per group. */
  readonly primaryPax: string;
  readonly extraCharges: Money;
  /** Whether the extra charges are in the price. */
  readonly includesExtraCharges: boolean;
  /** Tours of the product's variants that start on this day. */
  readonly tourIds: readonly number[];
  readonly discounted: boolean;
}

/** Returns the days on which something can be booked, earliest first (D13). */
export function sortedInventoryDates({ dates }: Pick<Calendar, "dates">): readonly string[] {
  return Object.keys(dates).toSorted();
}

/** Returns whether nothing can be booked on a day. Of days after the last one of the calendar nothing is known. */
export function isClosedOn(day: string, { dates, endDate = "" }: Pick<Calendar, "dates" | "endDate">): boolean {
  return day <= endDate && dates[day] === undefined;
}

/** Returns whether nothing can be booked on a day. False for days that are over, and without a calendar. */
export function isKnownClosed(
  day: string,
  { calendar, today }: { readonly calendar: Parameters<typeof isClosedOn>[1] | undefined; readonly today: string },
): boolean {
  return day >= today && calendar !== undefined && isClosedOn(day, calendar);
}

/** Returns the first day that can be booked, not before `today` (`YYYY-MM-DD`); undefined without one. */
export function nextAvailableDate(calendar: Pick<Calendar, "dates">, today = ""): string | undefined {
  return sortedInventoryDates(calendar).find((date) => date >= today);
}
