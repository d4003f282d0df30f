import { expect, test } from "vitest";
import { currencyCodes } from "./currencies.ts";
import { currencySign } from "./currency-signs.ts";
import { type LocaleCode, locales } from "./locales.ts";

const localeCodes: readonly LocaleCode[] = Object.values(locales).map(({ code }) => code);

test.each(localeCodes)("J1: no two currencies share a sign in %s", (code) => {
  const signs = currencyCodes.map((currency) => currencySign(currency, code));
  expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([]);
});

test.each(localeCodes)("J2: fifteen currencies are shown as their code in %s", (code) => {
  const listed = "AED CHF ZAR MYR SEK ISK DKK MOP CNY MXN QAR SAR AZN BHD LBP".split(" ");
  const shownAsCode = currencyCodes.filter((currency) => currencySign(currency, code) === currency);
  expect(new Set(shownAsCode)).toEqual(new Set(listed));
});

test("J1: only the US dollar is a bare dollar", () => {
  const dollars = ["USD", "SGD", "AUD", "CAD", "NZD", "TWD", "HKD"] as const;
  expect(dollars.map((code) => currencySign(code, "ar"))).toEqual(["$", "S$", "A$", "C$", "NZ$", "NT$", "HK$"]);
});

test("J1: Arabic writes Arab currencies in Arabic letters", () => {
  expect([currencySign("EGP", "ar"), currencySign("EGP", "de"), currencySign("GBP", "ar")]).toEqual([
    "ج.م.",
    "E£",
    "£",
  ]);
});
