import {
  hundredPerCall,
  idsPerCall,
  onePerCall,
  type ProviderContext,
  type ProviderResource,
} from "../provider/resource.ts";
import { type Calendar, type CalendarQuery, nextAvailableDate, type VariantCalendarQuery } from "./calendar.ts";
import { findCalendars, findVariantCalendar } from "./provider.ts";

/** The calendar of a product: one call for all products with the same range. */
export const calendars: ProviderResource<CalendarQuery, Calendar> = {
  example: { id: 50_001 },
  key: ({ id, ...range }) => [id, rangeOf(range)].join("/"),
  batch: idsPerCall,
  live: true,
  onFailure: "rethrow",
  load: async (queries, context) => {
    const byRange = new Map<string, CalendarQuery[]>();
    for (const query of queries) byRange.set(rangeOf(query), [...(byRange.get(rangeOf(query)) ?? []), query]);
    const found = await Promise.all([...byRange.values()].map((sameRange) => loadRange(sameRange, context)));
    return new Map(found.flat());
  },
};

function rangeOf({ from = "", to = "", minPax = 1 }: Omit<CalendarQuery, "id">): string {
  return [from, to, minPax].join("/");
}

async function loadRange(queries: readonly CalendarQuery[], context: ProviderContext) {
  const found = await findCalendars(
    queries.map(({ id }) => id),
    queries[0] ?? {},
    context,
  );
  return queries.flatMap((query): [string, Calendar][] => {
    const calendar = found.get(query.id);
    return calendar === undefined ? [] : [[calendars.key(query), calendar]];
  });
}

/** The calendar of one variant. */
export const variantCalendars = onePerCall<VariantCalendarQuery, Calendar>({
  example: { id: 50_001 },
  key: ({ id, variantId, from, to }) => [id, variantId, from, to].join("/"),
  live: true,
  onFailure: "rethrow",
  find: findVariantCalendar,
});

/**
 * The next day a product can be booked on, `YYYY-MM-DD`. Unlike a calendar it is missing when the call failed, and the page
 * is whole without it.
 */
export const nextAvailable = hundredPerCall<string>({
  example: { id: 50_001 },
  live: true,
  dispensable: true,
  find: async (ids, context) => {
    const found = await findCalendars(ids, {}, context);
    const dates = [...found].map(([id, calendar]) => [id, nextAvailableDate(calendar)] as const);
    return new Map(dates.flatMap(([id, date]): [number, string][] => (date === undefined ? [] : [[id, date]])));
  },
});
