import * as v from "valibot";
import { type CurrencyCode, isCurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";
import { costsItem } from "../provider/parse-tolerantly.ts";
import type { Money } from "./money.ts";

/** An amount in the major unit. */
export const wireAmount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e12));

/** A currency we can show. A price in another one is invalid: it would be shown wrong. */
export const wireCurrencyCode = v.pipe(v.string(costsItem), v.guard(isCurrencyCode, costsItem));

/**
 * Returns a decimal amount in minor units, halves rounded away from zero: `1.005` → `101`. It moves the decimal point
 * in the number's text, as multiplying would make 1.005 × 100 less than 100.5.
 */
export function toMoney(amount: number, currency: CurrencyCode): Money {
  const [digits = "0", exponent = "0"] = String(Math.abs(amount)).split("e");
  const scaled = Number(`${digits}e${Number(exponent) + minorUnitDigits(currency)}`);
  const minor = Math.round(scaled);
  return { minor: amount < 0 && minor > 0 ? -minor : minor, currency };
}
