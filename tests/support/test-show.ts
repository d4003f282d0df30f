import type { ShowDates } from "../../catalog/show/show-dates.ts";
import type { Show } from "../../catalog/show/show.ts";

const noDates: ShowDates = { opening: undefined, reopening: undefined, closing: undefined };

/** Returns a show of 2 hours 35 minutes in a house with 1,180 seats, without dates. */
export function testShow({
  dates,
  ...changes
}: Partial<Omit<Show, "dates">> & { readonly dates?: Partial<ShowDates> } = {}): Show {
  return {
    runningMinutes: 155,
    intervalMinutes: 20,
    doorsMinutes: undefined,
    parts: 1,
    minimumAge: 8,
    lastStarts: {},
    warnings: [],
    latecomers: undefined,
    reEntry: undefined,
    dressCode: undefined,
    dayTickets: [],
    dates: { ...noDates, ...dates },
    theatre: { key: "old-vane", name: "Old Vane", capacity: 1180, amenities: [] },
    ...changes,
  };
}
