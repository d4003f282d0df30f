import { describe, expect, it } from "vitest";
import type { Currency } from "../source/geography.ts";
import { convert } from "./currency.ts";

const rates = { date: "2026-11-01", unitsPerEuro: { EUR: 1, USD: 1.1, JPY: 168, KWD: 0.338 } };

function currency(code: string, precision: Currency["precision"]): Currency {
  return { code, name: code, localSymbol: code, precision };
}

const [euro, dollar, yen, dinar] = [currency("EUR", 2), currency("USD", 2), currency("JPY", 0), currency("KWD", 3)];

describe("H16: an amount in another currency is one that people sell for", () => {
  it.each([
    [24, euro, euro, 24],
    [12.95, euro, euro, 12.95],
    [24, euro, dollar, 26],
    [4.01, euro, dollar, 4.4],
    [12.9, euro, yen, 2170],
    [900, euro, yen, 151_000],
    [0.05, euro, yen, 8],
    [24.5, euro, dinar, 8.3],
    [0.01, euro, dinar, 0.1],
    [2600, yen, euro, 15.5],
    [0, euro, yen, 0],
  ])("%d %o → %o: %d", (amount, from, to, expected) => {
    expect(convert(amount, from, to, rates)).toBe(expected);
  });

  it.each([
    [5.5, dollar, 6.1],
    [62.5 / 1.1, dollar, 63],
  ])("a half is rounded up, also where a binary number is a little under it: %d", (amount, to, expected) => {
    expect(convert(amount, euro, to, rates)).toBe(expected);
  });

  it("D5: the dearer stays the dearer, whatever the currency", () => {
    const amounts = Array.from({ length: 400 }, (_, index) => 0.5 * 1.03 ** index);
    for (const to of [dollar, yen, dinar]) {
      const converted = amounts.map((amount) => convert(amount, euro, to, rates));
      expect(converted).toEqual(converted.toSorted((one, other) => one - other));
    }
  });
});
