import { idsPerCall, onePerCall, type ProviderContext, type ProviderResource } from "../provider/resource.ts";
import type { Calendar, CalendarDays, CalendarQuery, CalendarRange, VariantCalendarQuery } from "./calendar.ts";
import { findCalendars, findFirstDays, findVariantCalendar } from "./provider.ts";

/** The calendar of a product: one call for all products with the same range. */
export const calendars: ProviderResource<CalendarQuery, Calendar> = {
  example: { id: 50_001 },
  key: toCalendarKey,
  batch: idsPerCall,
  live: true,
  onFailure: "rethrow",
  load: byRange(findCalendars),
};

function toCalendarKey({ id, ...range }: CalendarQuery): string {
  return [id, toRangeKey(range)].join("/");
}

function toRangeKey({ from = "", to = "", minPax = 1 }: CalendarDays): string {
  return [from, to, minPax].join("/");
}

type Find<Value> = (
  ids: readonly number[],
  range: CalendarDays,
  context: ProviderContext,
) => Promise<ReadonlyMap<number, Value>>;

/** Returns a loader with one call for all queries of the same range. */
function byRange<Value>(find: Find<Value>): ProviderResource<CalendarQuery, Value>["load"] {
  return async (queries, context) => {
    const ranges = new Map<string, CalendarQuery[]>();
    for (const query of queries) ranges.set(toRangeKey(query), [...(ranges.get(toRangeKey(query)) ?? []), query]);
    const load = async (sameRange: readonly CalendarQuery[]) => {
      const found = await find(
        sameRange.map(({ id }) => id),
        sameRange[0] ?? {},
        context,
      );
      return sameRange.flatMap((query): [string, Value][] => {
        const value = found.get(query.id);
        return value === undefined ? [] : [[toCalendarKey(query), value]];
      });
    };
    return new Map((await Promise.all([...ranges.values()].map(load))).flat());
  };
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
export const nextAvailable: ProviderResource<CalendarRange, string> = {
  example: { id: 50_001 },
  key: toCalendarKey,
  batch: idsPerCall,
  live: true,
  dispensable: true,
  load: byRange(findFirstDays),
};
