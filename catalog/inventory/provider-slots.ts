import * as v from "valibot";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import type { OpenSlot, Slot, SlotQuery } from "./inventory.ts";
import { toOpenSlot, toSlot, wireOpenSlot, wireSlot } from "./wire-slot.ts";

const schema = v.object({ slots: v.array(v.unknown()) });

/** Returns when a product starts, sold-out starts too; empty for an unknown product. */
export async function findSlots(
  { id, forDays }: SlotQuery,
  { transport, market: { currency } }: ProviderContext,
): Promise<readonly Slot[]> {
  const path = `/api/tours/v6/tour-groups/slots/get/${id}`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const query = [
    ["for-days", forDays],
    ["currency", currency],
  ] as const;
  const { slots } = await ifKnown(request(transport, { path, query, schema }), { slots: [] });
  return parseItems(path, slots, wireSlot, transport.onDropped).map((slot) => toSlot(slot, currency));
}

const openSchema = v.object({ inventories: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))) });

/** Returns the next starts of a product that have places left, in order; empty for an unknown product. */
export async function findOpenSlots(id: number, { transport }: ProviderContext): Promise<readonly OpenSlot[]> {
  const path = `/api/tours/v5/tour-group/inventory/get/${id}/`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const response = request(transport, { path, query: [], schema: openSchema });
  const { inventories } = await ifKnown(response, { inventories: {} });
  const dated = Object.entries(inventories).flatMap(([startDate, slots]) =>
    slots.map((slot) => ({ ...slot, startDate })),
  );
  return parseItems(path, dated, wireOpenSlot, transport.onDropped)
    .map(toOpenSlot)
    .filter(({ availability }) => availability.kind !== "CLOSED")
    .toSorted((one, other) => toStartKey(one).localeCompare(toStartKey(other)));
}

function toStartKey({ startDate, startTime }: OpenSlot): string {
  return `${startDate}T${startTime}`;
}
