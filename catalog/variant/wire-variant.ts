import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wireCancellation, wireReschedule } from "../ticket/wire-policies.ts";
import { wireName, wireText } from "../provider/wire-text.ts";

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A variant as the provider sends it: the fields we read. */
export const wireVariant = v.object({
  id: wireId,
  name: wireName,
  description: wireText,
  duration: v.nullish(v.number()),
  inventoryType: wireText,
  pax: v.nullish(v.object({ min: count, max: count })),
  cancellationPolicy: v.nullish(wireCancellation),
  reschedulePolicy: v.nullish(wireReschedule),
  tags: v.nullish(v.array(v.string()), []),
  openDated: v.nullish(v.boolean(), false),
  tours: v.nullish(v.array(v.object({ id: wireId })), []),
});

export type WireVariant = v.InferOutput<typeof wireVariant>;
