import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { year } from "./index.ts";

test.each([
  ["[year]", "2027-12-31T23:59:59Z", "2027"],
  ["[year]", "2028-01-01T00:00:00Z", "2028"],
  ["[year timezone=Europe/Rome]", "2027-12-31T23:00:00Z", "2028"],
  ["[year offset=1]", "2027-06-01T00:00:00Z", "2028"],
  ["[year offset=-2]", "2027-06-01T00:00:00Z", "2025"],
  ["[year offset=next]", "2027-06-01T00:00:00Z", "\nshortcode-invalid"],
  ["[year timezone=Rome fallback=2027]", "2027-06-01T00:00:00Z", "2027\nshortcode-invalid"],
])("%s at %s", (source, now, expected) => {
  expect(expandShortcode(year, source, { now })).toBe(expected);
});
