import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import type { ShowDates } from "../show/show-dates.ts";
import { playedMonths } from "./months.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each<[Partial<ShowDates>, readonly string[]]>([
  [{}, ["2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01"]],
  [{ closing: "2026-12-05" }, ["2026-11-01", "2026-12-01"]],
  [{ closing: "2026-11-30", reopening: "2027-02-01" }, ["2026-11-01", "2027-02-01"]],
  [{ closing: "2026-06-30", reopening: "2027-01-15" }, ["2027-01-01", "2027-02-01"]],
])("P2: a list has the months in which a show of dates %j is played", (dates, expected) => {
  const shows = [testProduct({ timeZone: "Europe/London", show: testShow({ dates }) })];
  expect(playedMonths(shows, now).map(({ from }) => from)).toEqual(expected);
});
