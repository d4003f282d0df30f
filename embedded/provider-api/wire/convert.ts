import type { Currency, Rates } from "../source/currency.ts";

/** An amount in another currency by the fixed table, rounded to that currency's precision, halves up. */
export function convert(amount: number, from: Currency, to: Currency, { unitsPerEuro }: Rates): number {
  const rate = (unitsPerEuro[to.code] ?? Number.NaN) / (unitsPerEuro[from.code] ?? Number.NaN);
  const unit = 10 ** to.precision;
  // Binary numbers miss a half by a little: 1.15 × 1.1 × 100 is 126.49999999999999.
  return Math.round(Number((amount * rate * unit).toFixed(6))) / unit;
}
