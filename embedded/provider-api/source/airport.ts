import * as v from "valibot";
import { text, texts } from "./translations.ts";

const airport = v.strictObject({
  /** IATA. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: texts,
  city: v.string(),
  /** A key of `places/`. */
  place: v.string(),
  terminals: v.array(text),
  /** By road to the city's centre: usual time and distance. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
  kilometres: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type AirportSource = v.InferOutput<typeof airport>;

export const airports = v.array(airport);
