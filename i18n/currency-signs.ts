import type { CurrencyCode } from "./currencies.ts";
import type { LocaleCode } from "./locales.ts";

/**
 * Local symbols (D5). No two are equal: of the dollars only the US one is bare. A currency that is not
 * here is shown as its code (J2).
 */
const signs: Readonly<Partial<Record<CurrencyCode, string>>> = {
  EUR: "€",
  USD: "$",
  SGD: "S$",
  INR: "₹",
  GBP: "£",
  AUD: "A$",
  CAD: "C$",
  NZD: "NZ$",
  NOK: "kr",
  PLN: "zł",
  CZK: "Kč",
  HUF: "Ft",
  RON: "lei",
  TRY: "₺",
  JPY: "¥",
  KRW: "₩",
  TWD: "NT$",
  HKD: "HK$",
  THB: "฿",
  IDR: "Rp",
  PHP: "₱",
  VND: "₫",
  BRL: "R$",
  PEN: "S/",
  EGP: "E£",
  JOD: "JD",
  KWD: "KD",
  OMR: "RO",
  ILS: "₪",
};

/** Arabic abbreviates the currencies of Arab countries in its own letters. */
const ownSigns: Readonly<Partial<Record<LocaleCode, typeof signs>>> = {
  ar: { EGP: "ج.م.", JOD: "د.أ.", KWD: "د.ك.", OMR: "ر.ع." },
};

/** Returns the sign of a currency, for amounts and the list of currencies: `A$`, `kr`, or its code, `CHF`. */
export function currencySign(currency: CurrencyCode, locale: LocaleCode): string {
  return ownSigns[locale]?.[currency] ?? signs[currency] ?? currency;
}
