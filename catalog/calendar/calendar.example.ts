import type { Calendar, DateAvailability } from "./calendar.ts";

const day: DateAvailability = {
  price: { minor: 4899, currency: "EUR" },
  originalPrice: { minor: 5200, currency: "EUR" },
  primaryPax: "ADULT",
  extraCharges: { minor: 0, currency: "EUR" },
  includesExtraCharges: true,
  tourIds: [52850],
  discounted: true,
};

/** Returns a calendar of these days, in this order, all alike. */
export function testCalendar(...dates: readonly string[]): Calendar {
  const sorted = dates.toSorted();
  return {
    dates: Object.fromEntries(dates.map((date) => [date, day])),
    startDate: sorted.at(0),
    endDate: sorted.at(-1),
  };
}
