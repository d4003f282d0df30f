import * as v from "valibot";
import { text, texts } from "./translations.ts";

const minutes = v.pipe(v.number(), v.integer(), v.minValue(5));

const stop = v.strictObject({ name: texts, latitude: v.number(), longitude: v.number() });

const route = v.strictObject({
  name: texts,
  /** Of a whole loop. */
  minutes,
  everyMinutes: minutes,
  stops: v.pipe(v.array(stop), v.minLength(2)),
});

/** Hop-on hop-off buses of one city; the company is invented, the stops are real. */
const network = v.strictObject({
  key: text,
  city: v.string(),
  name: texts,
  routes: v.pipe(v.array(route), v.minLength(1)),
});

export type NetworkSource = v.InferOutput<typeof network>;

export const networks = v.array(network);
