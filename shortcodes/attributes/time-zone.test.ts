import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { today } from "./time-zone.ts";

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const at = (now: string, ...zones: readonly string[]) => {
  return { now: Date.parse(now), city: "", pageProducts: zones.map((timeZone) => testProduct({ timeZone })) };
};

test.each([
  ["Europe/Rome", "2026-11-21T22:59:00Z", "2026-11-21"],
  ["Europe/Rome", "2026-11-21T23:00:00Z", "2026-11-22"],
  ["America/New_York", "2026-01-01T04:59:00Z", "2025-12-31"],
  ["Asia/Tokyo", "2026-12-31T15:00:00Z", "2027-01-01"],
])("in %s at %s it is %s", (timeZone, now, day) => {
  expect(today(at(now), timeZone)).toEqual(midnight(day));
});

test.each([
  ["where the page's first product is", ["Asia/Tokyo", "America/New_York"], "2026-11-22"],
  ["in UTC on a page without products", [], "2026-11-21"],
  ["in UTC where the provider does not say", [""], "2026-11-21"],
  ["in UTC where the provider says nonsense", ["Europe/Roma"], "2026-11-21"],
])("is that of the day %s", (_name, zones, day) => {
  expect(today(at("2026-11-21T20:00:00Z", ...zones))).toEqual(midnight(day));
});

test.each([
  ["where the page's city is", "BERLIN", "2026-11-22"],
  ["where its first product is, if none is in its city", "TOKYO", "2026-11-21"],
  ["where its first product is, if it has no city", "", "2026-11-21"],
])("F6: is that of the day %s", (_name, city, day) => {
  const pageProducts = [
    testProduct({ cityCode: "NEW_YORK", timeZone: "America/New_York" }),
    testProduct({ cityCode: "BERLIN", timeZone: "Europe/Berlin" }),
  ];
  expect(today({ now: Date.parse("2026-11-21T23:30:00Z"), city, pageProducts })).toEqual(midnight(day));
});
