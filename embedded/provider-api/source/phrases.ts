import * as v from "valibot";
import { text, texts } from "./translations.ts";

/** Wording many products share, by key: translated once. */
export const phrases = v.strictObject({
  callToAction: texts,
  cancellation: v.strictObject({ anyTime: texts, free: texts, reschedule: texts, none: texts }),
  /** What has to be filled in to book. */
  inputFields: v.strictObject({ name: texts, flight: texts }),
  descriptors: v.record(v.string(), texts),
  included: v.record(v.string(), texts),
  /** Headings over a collection's products. */
  sections: v.strictObject({ bestSellers: texts, sellingOutFast: texts }),
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
