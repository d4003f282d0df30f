import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wirePlaces } from "./wire-places.ts";
import { wireAmount } from "../price/wire-price.ts";
import { wireDateTime } from "../provider/wire-time.ts";

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));
const prices = { price: wireAmount, originalPrice: v.nullish(wireAmount) };

const person = v.object({
  type: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullish(v.string(), ""),
  ageFrom: count,
  ageTo: count,
  paxRange: v.nullish(v.object({ min: count, max: count })),
  ...prices,
  ...wirePlaces,
});

const group = v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(1)), ...prices, ...wirePlaces });

/** A start of a tour as version 6 sends it. */
export const wireInventory = v.object({
  tourId: wireId,
  startDateTime: wireDateTime,
  endDateTime: v.nullish(wireDateTime),
  ...wirePlaces,
  pricing: v.object({ persons: v.nullish(v.array(person), []), groups: v.nullish(v.array(group), []) }),
});

export type WireInventory = v.InferOutput<typeof wireInventory>;
