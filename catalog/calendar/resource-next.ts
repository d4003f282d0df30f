import { nextAvailableDate } from "./inventory-dates.ts";
import { idsPerCall } from "../provider/ids-per-call.ts";
import type { Resource } from "../snapshot/resource.ts";

export interface NextAvailableQuery {
  readonly id: number;
}

/**
 * The next day each product can be booked on, `YYYY-MM-DD`: out of the calendars, as those come for the whole page in
 * one call and the inventories in one per product. Unlike a calendar it reads as missing when the call failed.
 */
export const nextAvailable: Resource<NextAvailableQuery, string> = {
  key: ({ id }) => String(id),
  batch: idsPerCall,
  load: async (queries, { provider, market }) => {
    const found = await provider.calendars({ ids: queries.map(({ id }) => id) }, market);
    const dates = [...found].map(([id, calendar]) => [String(id), nextAvailableDate(calendar)] as const);
    return new Map(dates.flatMap(([id, date]): [string, string][] => (date === undefined ? [] : [[id, date]])));
  },
};
