import { safetyMeasures } from "@tessera/media/drawings/safety/draw-safety.ts";
import * as v from "valibot";
import { text, texts } from "./translations.ts";

/** A kind of vehicle for transfers (D15). */
export const vehicles = ["SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"] as const;

/** Ways in which travellers are picked up. */
const pickUps = ["hotel", "airport", "coach", "network"] as const;

export type PickUp = (typeof pickUps)[number];

/** Seats of one price, dearest first. */
export const bands = ["premium", "first", "second", "third", "economy"] as const;

export type PriceBand = (typeof bands)[number];

/** Wording many products share, by key: translated once. */
export const phrases = v.strictObject({
  callToAction: texts,
  /** The kind of a variant: a vehicle, a ticket for `{hours}`, or a bus ticket for `{days}` and `{routes}`. */
  variants: v.strictObject({
    vehicles: v.strictObject(v.entriesFromList(vehicles, texts)),
    hours: texts,
    daysOnRoutes: texts,
  }),
  /** Names in a seat map, by key. */
  seating: v.strictObject({
    sections: v.record(v.string(), texts),
    bands: v.strictObject(v.entriesFromList(bands, texts)),
  }),
  /** Measures for visitors' safety, by the sign that is shown. */
  safety: v.strictObject(v.entriesFromList(safetyMeasures, texts)),
  cancellation: v.strictObject({ anyTime: texts, free: texts, reschedule: texts, none: texts }),
  /** The fields to fill in for a booking. */
  inputFields: v.strictObject({ name: texts, flight: texts }),
  /** Where travellers are picked up. A list of places follows those that end with a colon. */
  pickUps: v.strictObject(v.entriesFromList(pickUps, texts)),
  descriptors: v.record(v.string(), texts),
  included: v.record(v.string(), texts),
  /** Headings over a collection's products. */
  sections: v.strictObject({ bestSellers: texts, sellingOutFast: texts, more: texts }),
});

export type Phrases = v.InferOutput<typeof phrases>;

/** Where visitors meet, by key. */
export const places = v.record(
  v.string(),
  v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    address: text,
    postalCode: v.string(),
  }),
);

export type Place = v.InferOutput<typeof places>[string];
