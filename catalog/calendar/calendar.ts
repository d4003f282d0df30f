import type { DateAvailability } from "./date-availability.ts";

/** The days on which a product can be booked (specification §3). */
export interface Calendar {
  /** By date, `YYYY-MM-DD`. Days on which nothing is left are not in it. */
  readonly dates: Readonly<Record<string, DateAvailability>>;
  /** First and last day it speaks of; undefined when there are none. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

/** Which part of a calendar is wanted; the provider decides what is left open. */
interface CalendarRange {
  /** `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The calendars of several products. */
export interface CalendarsQuery extends CalendarRange {
  readonly ids: readonly number[];
  /** Days with fewer places are left out; 1 when left out. */
  readonly minPax?: number | undefined;
}

/** One product's calendar, or that of one of its variants. */
export interface CalendarQuery extends CalendarRange {
  readonly id: number;
  readonly variantId?: number | undefined;
}
