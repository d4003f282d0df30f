import { describe, expect, it } from "vitest";
import { filterStoredPrices, rememberPrice } from "./price-history.ts";

const seen = (hundredths: number, day: string, currency = "EUR") => ({ id: 7, hundredths, currency, day });

describe("X18: the price that a visitor saw last", () => {
  it.each([
    ["", undefined],
    ["7/4200/EUR/2026-11-20", { hundredths: 4200, day: "2026-11-20" }],
    ["8/4200/EUR/2026-11-20", undefined],
    ["7/4200/USD/2026-11-20", undefined],
    ["7/4200/EUR/2026-11-23", undefined],
    ["7/4200/EUR/2026-11-23/3900/2026-11-01", { hundredths: 3900, day: "2026-11-01" }],
    ["7/abc/EUR/2026-11-20", undefined],
    ["7/4200/EUR/<b>", undefined],
  ])("of %j it is %j", (stored, last) => {
    expect(rememberPrice(stored, seen(4500, "2026-11-23")).last).toEqual(last);
  });

  it("is compared for all of the day that follows, and then replaced", () => {
    const first = rememberPrice("", seen(4200, "2026-11-20"));
    const second = rememberPrice(first.stored, seen(4500, "2026-11-23"));
    const again = rememberPrice(second.stored, seen(4600, "2026-11-23"));
    expect([second.last, again.last]).toEqual([
      { hundredths: 4200, day: "2026-11-20" },
      { hundredths: 4200, day: "2026-11-20" },
    ]);
    expect(rememberPrice(again.stored, seen(4600, "2026-11-24")).last).toEqual({ hundredths: 4600, day: "2026-11-23" });
  });

  it("is stored once for each product, newest first", () => {
    const { stored } = rememberPrice("8/1/EUR/2026-11-01,7/2/EUR/2026-11-01", seen(4200, "2026-11-23"));
    expect(stored).toBe("7/4200/EUR/2026-11-23/2/2026-11-01,8/1/EUR/2026-11-01");
  });

  it.each([
    ["7/1/EUR/2026-11-01,8/2/EUR/2026-11-01", [8, 9], "8/2/EUR/2026-11-01"],
    ["7/1/EUR/2026-11-01", [], ""],
    ["", [7], ""],
  ])("is dropped with what is saved no more: %j of %j", (stored, ids, rest) => {
    expect(filterStoredPrices(stored, ids)).toBe(rest);
  });
});
