import type { Calendar } from "./calendar.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";

export interface ProductCalendarQuery {
  readonly id: number;
}

/** Calendars of products, from today on: one call for the whole page, or one per hundred. */
export const calendars: Resource<ProductCalendarQuery, Calendar> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  onFailure: "rethrow",
  load: async (queries, { provider, market }) => {
    const found = await provider.calendars({ ids: queries.map(({ id }) => id) }, market);
    return new Map([...found].map(([id, calendar]) => [String(id), calendar]));
  },
};
