import { describe, expect, it } from "vitest";
import type { Currency } from "../source/geography.ts";
import { convert } from "./currency.ts";

const rates = { date: "2026-11-01", unitsPerEuro: { EUR: 1, USD: 1.1, JPY: 168, KWD: 0.338 } };

function currency(code: string, precision: Currency["precision"]): Currency {
  return { code, name: code, localSymbol: code, precision };
}

const [euro, dollar, yen, dinar] = [currency("EUR", 2), currency("USD", 2), currency("JPY", 0), currency("KWD", 3)];

describe("H16: an amount in another currency has that currency's digits", () => {
  it.each([
    [24, euro, euro, 24],
    [24, euro, dollar, 26.4],
    [12.9, euro, yen, 2167],
    [24.5, euro, dinar, 8.281],
    [2600, yen, euro, 15.48],
    [2600, yen, dinar, 5.231],
    [0, euro, yen, 0],
  ])("%d %o → %o: %d", (amount, from, to, expected) => {
    expect(convert(amount, from, to, rates)).toBe(expected);
  });

  it.each([
    [1.15, dollar, 1.27],
    [1.35, dollar, 1.49],
    [19.75, dollar, 21.73],
    [0.25, dinar, 0.085],
  ])("a half is rounded up, also where a binary number is a little under it: %d", (amount, to, expected) => {
    expect(convert(amount, euro, to, rates)).toBe(expected);
  });
});
