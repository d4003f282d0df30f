import * as v from "valibot";
import { expect, test } from "vitest";
import { toCalendar, wireCalendar } from "./wire.ts";
import { calendarDayExample, calendarExample } from "./wire.example.ts";

function calendar(wire: unknown) {
  return toCalendar(v.parse(wireCalendar, wire), { path: "/", currency: "JPY", onDropped: () => {} });
}

const { dates, metaData } = calendarExample;

test("H17: a day's prices are in the calendar's currency", () => {
  expect(calendar(calendarExample).dates["2026-12-03"]).toEqual({
    price: { minor: 4899, currency: "EUR" },
    originalPrice: { minor: 5200, currency: "EUR" },
    primaryPax: "ADULT",
    extraCharges: { minor: 0, currency: "EUR" },
    includesExtraCharges: true,
    tourIds: [52850],
    discounted: true,
  });
});

test.each([
  ["metaData", { dates, metaData }],
  ["metadata", { dates, metadata: metaData }],
  ["both", { dates, metaData, metadata: metaData }],
])("D13: what spans the days goes by the name %s", (_name, wire) => {
  expect(calendar(wire)).toEqual(calendar(calendarExample));
});

test("D13: a calendar without days has no first and last one", () => {
  const metadata = { startDate: "", endDate: "", currency: "EUR" };
  expect(calendar({ dates: {}, metadata })).toEqual({ dates: {}, startDate: undefined, endDate: undefined });
});

test("D13: a calendar that names no currency is in the requested one", () => {
  const { dates: days } = calendar({ dates: { "2026-12-01": { ...calendarDayExample, listingPrice: 7000 } } });
  expect(days["2026-12-01"]?.price).toEqual({ minor: 7000, currency: "JPY" });
});
