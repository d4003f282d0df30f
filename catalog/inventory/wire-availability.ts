import * as v from "valibot";
import { wireId } from "../provider/wire-id.ts";
import { wirePlaces } from "./wire-places.ts";
import { wireAmount } from "../price/wire-price.ts";
import { wireDate, wireTime } from "../provider/wire-time.ts";

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A price of version 7: what is charged on top may be in it or not. */
const wireSlotPrice = {
  listingPrice: wireAmount,
  retailPrice: v.nullish(wireAmount),
  extraCharges: v.nullish(wireAmount, 0),
  isPricingInclusiveOfExtraCharges: v.nullish(v.boolean(), true),
};

const person = v.object({ type: v.pipe(v.string(), v.nonEmpty()), ...wireSlotPrice });

const group = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...wireSlotPrice,
  ...wirePlaces,
});

const pax = v.object({
  displayName: v.nullish(v.string(), ""),
  minPax: count,
  maxPax: count,
  ageFrom: count,
  ageTo: count,
});

/** A start of a tour as version 7 sends it: prices, places and ages apart, each by kind of traveller. */
export const wireAvailability = v.object({
  startDate: wireDate,
  startTime: wireTime,
  endTime: v.nullish(wireTime),
  tourId: wireId,
  priceProfile: v.object({ persons: v.nullish(v.array(person), []), groups: v.nullish(v.array(group), []) }),
  paxAvailability: v.array(v.object({ ...wirePlaces, paxTypes: v.nullish(v.array(v.string()), []) })),
  paxValidation: v.nullish(v.record(v.string(), pax), {}),
});

export type WireAvailability = v.InferOutput<typeof wireAvailability>;
export type WireSlotPrice = v.InferOutput<v.ObjectSchema<typeof wireSlotPrice, undefined>>;
