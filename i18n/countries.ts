import type { CurrencyCode } from "./currencies.ts";

const currencies: Readonly<Record<string, CurrencyCode>> = {
  AE: "AED",
  AT: "EUR",
  AU: "AUD",
  DE: "EUR",
  EG: "EGP",
  ES: "EUR",
  FR: "EUR",
  GB: "GBP",
  IN: "INR",
  IT: "EUR",
  JO: "JOD",
  NL: "EUR",
  PE: "PEN",
  SG: "SGD",
  TH: "THB",
  US: "USD",
};

/** The currency of an ISO 3166-1 alpha-2 country we sell in; undefined for any other. */
export function currencyOfCountry(country: string): CurrencyCode | undefined {
  return currencies[country.toUpperCase()];
}
