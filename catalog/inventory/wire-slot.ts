import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wirePlaces } from "./wire-places.ts";
import { wireAmount } from "../price/wire-price.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";

/** A start with the places it has, under the date it was sent under. */
export const wireOpenSlot = v.object({
  startDate: wireDate,
  startTime: wireTime,
  endTime: v.nullish(wireTime),
  ...wirePlaces,
});

/** A start with its price. */
export const wireSlot = v.object({
  ...wireOpenSlot.entries,
  tourId: wireId,
  listingPrice: wireAmount,
  retailPrice: v.nullish(wireAmount),
});

export type WireOpenSlot = v.InferOutput<typeof wireOpenSlot>;
export type WireSlot = v.InferOutput<typeof wireSlot>;
