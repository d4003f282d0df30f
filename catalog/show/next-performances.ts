import type { SlotQuery } from "../inventory/inventory.ts";

/** Days of which the performances are read. Pages and lists read the same, so that they share it. */
export const performanceDays = 14;

/** Returns the query for the performances of the next two weeks. */
export function performancesQuery(id: number): SlotQuery {
  return { id, forDays: performanceDays };
}
