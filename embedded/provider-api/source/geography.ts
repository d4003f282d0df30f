import * as v from "valibot";
import { id, text, texts } from "./translations.ts";

const city = v.strictObject({
  id,
  code: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  name: texts,
  /** Of its center. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  timeZone: text,
  country: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), name: texts }),
  /** Home currency: prices of the city's products are stored in it. */
  currency: v.string(),
  /** The factor of prices there, against the usual price of a template. */
  priceLevel: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(3)), 1),
  photo: v.nullable(v.string()),
  /** Photographs that show the city, the best known first. Products that lead through it have them. */
  views: v.optional(v.array(v.string()), []),
});

export type CitySource = v.InferOutput<typeof city>;

export const cities = v.array(city);

/** Ids are the provider's (D25, D26). */
export const categories = v.array(
  v.strictObject({ id, name: texts, subCategories: v.array(v.strictObject({ id, name: texts })) }),
);

export type CategorySource = v.InferOutput<typeof categories>[number];

const currency = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: text,
  localSymbol: text,
  /** Digits after the decimal point in an amount. */
  precision: v.picklist([0, 2, 3]),
});

export type Currency = v.InferOutput<typeof currency>;

export const currencies = v.array(currency);

/** Fixed and dated, so that equal requests have equal responses at any time. */
export const rates = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  unitsPerEuro: v.record(v.string(), v.pipe(v.number(), v.minValue(0.01))),
});

export type Rates = v.InferOutput<typeof rates>;
