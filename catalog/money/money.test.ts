import { expect, test } from "vitest";
import { type CurrencyCode, currencyCodes, minorUnitDigits } from "../../i18n/currencies.ts";
import { currencySign } from "../../i18n/currency-signs.ts";
import { locales } from "../../i18n/locales.ts";
import { formatMoney } from "./money.ts";

/** No-break spaces and direction marks made plain, so that the expected text can be read. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f]/g, "");
}

function formatted(minor: number, currency: CurrencyCode, code: keyof typeof locales = "en", compact = false): string {
  return plain(formatMoney({ minor, currency }, locales[code], { compact }));
}

test.each([
  ["no amount", undefined],
  ["zero", { minor: 0, currency: "EUR" } as const],
])("F9: %s is empty text", (_name, money) => {
  expect(formatMoney(money, locales.en)).toBe("");
});

test.each([
  [4900, "EUR", "€49"],
  [4950, "EUR", "€49.50"],
  [4999, "EUR", "€49.99"],
  [123456, "EUR", "€1,234.56"],
  [-4950, "EUR", "-€49.50"],
  [7000, "JPY", "¥7,000"],
  [12000, "KWD", "KD 12"],
  [12345, "KWD", "KD 12.35"],
  [12300, "JOD", "JD 12.30"],
  [49_500, "BHD", "BHD 49.50"],
  [4950, "ISK", "ISK 4,950"],
  [45_612_345, "IDR", "Rp 456,123.45"],
] as const)("F9: %d minor units of %s read %s", (minor, currency, text) => {
  expect(formatted(minor, currency)).toBe(text);
});

test.each(["AED", "CHF", "ZAR", "MYR", "SEK", "DKK", "MOP", "CNY", "MXN", "QAR", "SAR", "AZN", "LBP"] as const)(
  "J2: %s is shown as its code",
  (currency) => {
    expect(formatted(4950, currency)).toBe(`${currency} 49.50`);
  },
);

test.each([
  ["SGD", "S$49.50"],
  ["NOK", "kr 49.50"],
  ["PLN", "zł 49.50"],
  ["PEN", "S/ 49.50"],
  ["EGP", "E£49.50"],
  ["THB", "฿49.50"],
] as const)("J1: %s is shown with its local symbol", (currency, text) => {
  expect(formatted(4950, currency)).toBe(text);
});

test.each([
  [99900, "EUR", "€999"],
  [4950, "EUR", "€49.5"],
  [950, "EUR", "€9.50"],
  [99999, "EUR", "€1K"],
  [100000, "EUR", "€1K"],
  [123456, "EUR", "€1.2K"],
  [150_000_000, "IDR", "Rp 1.5M"],
] as const)("F9: compacted, %d minor units of %s read %s", (minor, currency, text) => {
  expect(formatted(minor, currency, "en", true)).toBe(text);
});

test.each([
  ["GBP", "49.50 £"],
  ["USD", "49.50 $"],
  ["HKD", "49.50 HK$"],
  ["EGP", "49.50 ج.م."],
  ["AED", "49.50 AED"],
  ["SEK", "49.50 SEK"],
] as const)("J1: Arabic shows %s as the list of currencies does", (currency, text) => {
  expect(formatted(4950, currency, "ar")).toBe(text);
});

test.each(Object.values(locales))("J1: in $code no two currencies read the same for one amount", ({ code }) => {
  const texts = currencyCodes.map((currency) => formatted(50 * 10 ** minorUnitDigits(currency), currency, code));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each(Object.values(locales))(
  "J2: in $code every price has the sign that the list of currencies has",
  ({ code }) => {
    const missing = currencyCodes.filter((currency) => {
      const text = formatted(1234 * 10 ** minorUnitDigits(currency), currency, code);
      return text.replace(currencySign(currency, code), "").match(/[^\d,. ]/) !== null;
    });
    expect(missing).toEqual([]);
  },
);

test.each([
  ["de", "49,50 €"],
  ["fr", "49,50 €"],
  ["pt", "49,50 €"],
  ["ja", "€49.50"],
  ["ar", "49.50 €"],
] as const)("an amount is written the way of %s, in Latin digits", (code, text) => {
  expect(formatted(4950, "EUR", code)).toBe(text);
});
