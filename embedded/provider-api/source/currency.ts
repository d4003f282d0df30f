import * as v from "valibot";
import { text } from "./translations.ts";

const currency = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: text,
  localSymbol: text,
  /** Digits after the decimal point in an amount. */
  precision: v.picklist([0, 2, 3]),
});

export type Currency = v.InferOutput<typeof currency>;

export const currencies = v.array(currency);

/** Fixed and dated, so that the same question has the same answer for ever. */
export const rates = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  unitsPerEuro: v.record(v.string(), v.pipe(v.number(), v.minValue(0.01))),
});

export type Rates = v.InferOutput<typeof rates>;
