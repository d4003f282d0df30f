import { describe, expect, it } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { calendarPrice } from "./calendar-price.ts";

const createPriceOffer = (minor: number, currency: CurrencyCode) => ({
  price: { minor, currency },
  originalPrice: { minor, currency },
  primaryPax: "ADULT",
  tourIds: [11],
  discounted: false,
  extraCharges: { minor: 0, currency },
  includesExtraCharges: true,
});

describe("P25: the price in a calendar's cell", () => {
  it.each<[number, CurrencyCode, LocaleCode, string]>([
    [85_000_000, "IDR", "en", "Rp 850K"],
    [125_000_000, "IDR", "id", "Rp 1,3 jt"],
    [99_999, "JPY", "en", "¥99,999"],
    [4899, "EUR", "en", "€48.99"],
    [21_450, "MYR", "de", "214,50 MYR"],
  ])("%i %s in %s → %s", (minor, currency, code, text) => {
    expect(calendarPrice(createPriceOffer(minor, currency), locales[code])).toBe(text);
  });
});
