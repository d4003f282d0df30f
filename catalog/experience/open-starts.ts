import type { Inventory } from "../inventory/inventory.ts";
import type { Variant } from "../variant/variant.ts";

/** Returns the starts of a variant that have places left, the first one first. */
export function openStarts(
  inventories: readonly Inventory[],
  { tourIds }: Pick<Variant, "tourIds">,
): readonly Inventory[] {
  const starts = inventories.filter(
    ({ tourId, availability }) =>
      tourIds.includes(tourId) && availability.kind !== "CLOSED" && availability.remaining !== 0,
  );
  return starts.toSorted((one, other) => (toStartKey(one) < toStartKey(other) ? -1 : 1));
}

function toStartKey({ startDate, startTime }: Inventory): string {
  return `${startDate} ${startTime}`;
}
