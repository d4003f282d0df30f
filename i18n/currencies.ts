/** The six that come first in a list of currencies (J1). */
const primaryCodes = ["EUR", "USD", "AED", "SGD", "INR", "MYR"] as const;

/** ISO 4217 codes we show prices in, in display order: the primary six first. */
export const currencyCodes = [
  ...primaryCodes,
  "GBP",
  "AUD",
  "CAD",
  "NZD",
  "CHF",
  "ZAR",
  "SEK",
  "NOK",
  "DKK",
  "ISK",
  "PLN",
  "CZK",
  "HUF",
  "RON",
  "TRY",
  "JPY",
  "KRW",
  "CNY",
  "TWD",
  "HKD",
  "MOP",
  "THB",
  "IDR",
  "PHP",
  "VND",
  "BRL",
  "MXN",
  "PEN",
  "EGP",
  "JOD",
  "QAR",
  "SAR",
  "BHD",
  "KWD",
  "OMR",
  "AZN",
  "LBP",
  "ILS",
] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

export function isCurrencyCode(code: string): code is CurrencyCode {
  return currencyCodes.some((known) => known === code);
}

/** Returns whether a currency comes first in a list (J1). */
export function isPrimaryCurrency(code: string): boolean {
  return primaryCodes.some((primary) => primary === code);
}

/** The currency of a page whose city nobody knows, and of a host's missing pages, which have no prices. */
export const fallbackCurrency: CurrencyCode = "EUR";

/**
 * Digits of the currency's minor unit where it is not 2 (ISO 4217). IDR, HUF and LBP have two there, whatever the
 * coins. An amount that is not whole shows two (F9).
 */
const minorDigits: Partial<Record<CurrencyCode, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  ISK: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
};

/** Returns how many digits the minor unit has: 2 for EUR, 0 for JPY, 3 for BHD. */
export function minorUnitDigits(code: CurrencyCode): number {
  return minorDigits[code] ?? 2;
}
