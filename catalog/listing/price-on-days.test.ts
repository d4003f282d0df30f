import { expect, it } from "vitest";
import { testCalendar } from "../calendar/calendar.example.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { lowestOnDays, priceOnDays } from "./price-on-days.ts";

const money = (minor: number, currency: CurrencyCode = "EUR") => ({ minor, currency });
const reduced = { final: money(5400), original: money(6200), cashbackPercent: 5, group: { size: 4 } };

/** Returns a calendar of these prices by day. */
function costing(prices: Readonly<Record<string, number>>, currency: CurrencyCode = "EUR") {
  const { dates } = testCalendar(...Object.keys(prices));
  const priced = Object.entries(dates).map(([date, day]) => {
    const price = money(prices[date] ?? 0, currency);
    return [date, { ...day, price, originalPrice: price, extraCharges: money(0, currency) }] as const;
  });
  return { dates: Object.fromEntries(priced) };
}

const weekend = { from: "2026-11-28", to: "2026-11-29" };

it.each<[string, ReturnType<typeof costing>, number, number]>([
  ["the lowest of the days", costing({ "2026-11-28": 7600, "2026-11-29": 7000 }), 7000, 7000],
  ["no other day counts", costing({ "2026-11-27": 5400, "2026-11-28": 5950, "2026-11-30": 5400 }), 5950, 5950],
  ["a saving that holds on a day remains", costing({ "2026-11-28": 5950, "2026-11-29": 5400 }), 5400, 6200],
  ["a lower price saves more", costing({ "2026-11-28": 5000 }), 5000, 6200],
  ["a day without a price has none", costing({ "2026-11-28": 0, "2026-11-29": 7000 }), 7000, 7000],
  ["without a day of its currency it remains", costing({ "2026-11-28": 9900 }, "USD"), 5400, 6200],
  ["without a free day it remains", costing({}), 5400, 6200],
])("P2, X1: a price on chosen days: %s", (_title, calendar, final, original) => {
  expect(priceOnDays(reduced, calendar, weekend)).toEqual({
    ...reduced,
    final: money(final),
    original: money(original),
  });
});

it("X1: what is charged on top is in the price of a day", () => {
  const { dates } = testCalendar("2026-11-28");
  const extra = Object.entries(dates).map(
    ([date, day]) => [date, { ...day, extraCharges: money(300), includesExtraCharges: false }] as const,
  );
  expect(priceOnDays(reduced, { dates: Object.fromEntries(extra) }, weekend)?.final).toEqual(money(5199));
});

it("X15: what can't be booked has no price on any day", () => {
  expect(priceOnDays(undefined, costing({ "2026-11-28": 7600 }), weekend)).toBeUndefined();
});

it.each<[string, ReturnType<typeof costing>, string | undefined]>([
  ["the day that costs least", costing({ "2026-11-28": 7600, "2026-11-29": 7000 }), "2026-11-29"],
  ["the first of equal ones", costing({ "2026-11-29": 7000, "2026-11-28": 7000 }), "2026-11-28"],
  ["none in another currency", costing({ "2026-11-28": 7600 }, "USD"), undefined],
])("P2: a price on chosen days is that of %s", (_title, calendar, expected) => {
  expect(lowestOnDays(reduced, calendar, weekend)?.day).toBe(expected);
});
