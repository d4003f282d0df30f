import * as v from "valibot";
import type { OpenSlot } from "./slot.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toOpenSlot } from "./to-slot.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireOpenSlot } from "./wire-slot.ts";

const schema = v.object({ inventories: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))) });

/** The next starts of a product that have places left, in order; none when there is no such product. */
export async function inventory(transport: Transport, id: number): Promise<readonly OpenSlot[]> {
  const path = `/api/tours/v5/tour-group/inventory/get/${id}/`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const answer = await ifKnown(request(transport, { path, query: [], schema }), { inventories: {} });
  const dated = Object.entries(answer.inventories).flatMap(([startDate, slots]) =>
    slots.map((slot) => ({ ...slot, startDate })),
  );
  return parseItems(path, dated, wireOpenSlot, transport.onDropped)
    .map(toOpenSlot)
    .filter(({ availability }) => availability.kind !== "CLOSED")
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

function startOf({ startDate, startTime }: OpenSlot): string {
  return `${startDate}T${startTime}`;
}
