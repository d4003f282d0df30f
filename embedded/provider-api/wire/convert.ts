import type { Currency, Rates } from "../source/currency.ts";

/** An amount in another currency by the fixed table, rounded to that currency's precision. */
export function convert(amount: number, from: Currency, to: Currency, { unitsPerEuro }: Rates): number {
  const rate = (unitsPerEuro[to.code] ?? Number.NaN) / (unitsPerEuro[from.code] ?? Number.NaN);
  const unit = 10 ** to.precision;
  return Math.round(amount * rate * unit) / unit;
}
