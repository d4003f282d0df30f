import { type CurrencyCode, minorUnitDigits } from "../../i18n/currencies.ts";
import type { Money } from "../money/money.ts";

/** In euros, or what about one euro is worth. */
const thresholds = [20, 50, 100] as const;

/** How many bands of prices each currency has. */
export const bandCount = thresholds.length + 1;

/** Value of about one euro as a round number, for currencies where that is not 1. No band depends on the rate of a day. */
const magnitudes: Partial<Record<CurrencyCode, number>> = {
  BHD: 0.5,
  KWD: 0.5,
  OMR: 0.5,
  AZN: 2,
  AED: 5,
  BRL: 5,
  MYR: 5,
  PEN: 5,
  PLN: 5,
  QAR: 5,
  RON: 5,
  SAR: 5,
  CNY: 10,
  DKK: 10,
  HKD: 10,
  MOP: 10,
  NOK: 10,
  SEK: 10,
  CZK: 20,
  MXN: 20,
  ZAR: 20,
  EGP: 50,
  PHP: 50,
  THB: 50,
  TRY: 50,
  TWD: 50,
  INR: 100,
  ISK: 200,
  JPY: 200,
  HUF: 500,
  KRW: 2000,
  IDR: 20_000,
  VND: 20_000,
  LBP: 100_000,
};

/** A band of prices: from `from`, and below `below`. The lowest has no `from`, the highest no `below`. */
export interface PriceBand {
  readonly from: Money | undefined;
  readonly below: Money | undefined;
}

/** Returns the four bands of prices of a currency, the lowest first: `price=1` is the first. */
export function priceBands(currency: CurrencyCode): readonly PriceBand[] {
  const limits = listBandLimits(currency).map((minor): Money => ({ minor, currency }));
  return [undefined, ...limits].map((from, index) => ({ from, below: limits[index] }));
}

/** Returns the band of a price, from 1. */
export function priceBand({ minor, currency }: Money): number {
  return 1 + listBandLimits(currency).filter((limit) => minor >= limit).length;
}

/** In minor units. */
function listBandLimits(currency: CurrencyCode): readonly number[] {
  const unit = (magnitudes[currency] ?? 1) * 10 ** minorUnitDigits(currency);
  return thresholds.map((threshold) => threshold * unit);
}
