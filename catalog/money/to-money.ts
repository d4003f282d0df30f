import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";
import type { Money } from "./money.ts";

/**
 * A decimal amount in minor units, halves rounded away from zero. The decimal point is moved in the number's
 * text: multiplying would make 1.005 × 100 less than 100.5.
 */
export function toMoney(amount: number, currency: CurrencyCode): Money {
  const [digits = "0", exponent = "0"] = String(Math.abs(amount)).split("e");
  const scaled = Number(`${digits}e${Number(exponent) + minorUnitDigits(currency)}`);
  const minor = Math.round(scaled);
  return { minor: amount < 0 && minor > 0 ? -minor : minor, currency };
}
