import * as v from "valibot";
import type { Market } from "../market/market.ts";
import type { Slot, SlotQuery } from "./slot.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toSlot } from "./to-slot.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireSlot } from "./wire-slot.ts";

const schema = v.object({ slots: v.array(v.unknown()) });

/** When a product starts, sold-out starts too; none when there is no such product. */
export async function slots(
  transport: Transport,
  { id, forDays }: SlotQuery,
  { currency }: Market,
): Promise<readonly Slot[]> {
  const path = `/api/tours/v6/tour-groups/slots/get/${id}`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const query = [
    ["for-days", forDays],
    ["currency", currency],
  ] as const;
  const answer = await ifKnown(request(transport, { path, query, schema }), { slots: [] });
  return parseItems(path, answer.slots, wireSlot, transport.onDropped).map((slot) => toSlot(slot, currency));
}
