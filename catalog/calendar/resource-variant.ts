import type { Calendar } from "./calendar.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

export interface VariantCalendarQuery {
  readonly id: number;
  readonly variantId: number;
}

/** Calendars of single variants, from today on: one call each, in parallel. */
export const variantCalendars: Resource<VariantCalendarQuery, Calendar> = {
  key,
  batch: 1,
  onFailure: "rethrow",
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.calendar(query, market)),
};

function key({ id, variantId }: VariantCalendarQuery): string {
  return `${id}/${variantId}`;
}
