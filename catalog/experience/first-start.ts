import type { Inventory } from "../inventory/inventory.ts";
import type { Variant } from "../variant/variant.ts";

/** Returns the first start of a variant that has places left; undefined where none is known. */
export function firstStart(
  inventories: readonly Inventory[],
  { tourIds }: Pick<Variant, "tourIds">,
): Inventory | undefined {
  const starts = inventories.filter(
    ({ tourId, availability }) =>
      tourIds.includes(tourId) && availability.kind !== "CLOSED" && availability.remaining !== 0,
  );
  return starts.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))[0];
}

function timeOf({ startDate, startTime }: Inventory): string {
  return `${startDate} ${startTime}`;
}
