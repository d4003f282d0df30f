import * as v from "valibot";
import { id } from "./id.ts";
import { text, texts } from "./translations.ts";

const city = v.strictObject({
  id,
  code: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  name: texts,
  /** Of its centre. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  timeZone: text,
  country: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), name: texts }),
  /** Home currency: prices of the city's products are stored in it. */
  currency: v.string(),
  /** What things cost there, against the usual price of a template. */
  priceLevel: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(3)), 1),
  photo: v.nullable(v.string()),
});

export type CitySource = v.InferOutput<typeof city>;

export const cities = v.array(city);
