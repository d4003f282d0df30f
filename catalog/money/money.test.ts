import { expect, test } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
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
  [12000, "KWD", "KWD 12"],
  [12345, "KWD", "KWD 12.345"],
] as const)("F9: %d minor units of %s read %s", (minor, currency, text) => {
  expect(formatted(minor, currency)).toBe(text);
});

test.each(["AED", "CHF", "ZAR", "MYR", "SEK", "DKK", "MOP", "CNY", "MXN", "QAR", "SAR", "AZN", "LBP"] as const)(
  "J2: %s is shown as its code",
  (currency) => {
    expect(formatted(4950, currency)).toBe(`${currency} 49.50`);
  },
);

test("J2: so are the currencies without two decimals", () => {
  expect([formatted(4950, "ISK"), formatted(49_500, "BHD")]).toEqual(["ISK 4,950", "BHD 49.500"]);
});

test.each([
  [99900, "EUR", "€999"],
  [99999, "EUR", "€999.99"],
  [100000, "EUR", "€1K"],
  [123456, "EUR", "€1.2K"],
  [150_000_000, "IDR", "IDR 1.5M"],
] as const)("F9: compacted, %d minor units of %s read %s", (minor, currency, text) => {
  expect(formatted(minor, currency, "en", true)).toBe(text);
});

test.each([
  ["GBP", "49.50 £"],
  ["USD", "49.50 $"],
  ["AED", "49.50 AED"],
  ["SEK", "49.50 SEK"],
] as const)("Arabic shows %s without the country that Intl puts before the symbol", (currency, text) => {
  expect(formatted(4950, currency, "ar")).toBe(text);
});

test.each([
  ["de", "49,50 €"],
  ["fr", "49,50 €"],
  ["ja", "€49.50"],
  ["ar", "49.50 €"],
] as const)("an amount is written the way of %s, in Latin digits", (code, text) => {
  expect(formatted(4950, "EUR", code)).toBe(text);
});
