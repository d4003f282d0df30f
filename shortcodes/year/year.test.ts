import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { year } from "./index.ts";

test.each([
  ["2027-12-31T23:59:59Z", "2027"],
  ["2028-01-01T00:00:00Z", "2028"],
])("at %s", (now, expected) => {
  expect(expandShortcode(year, "[year]", { now })).toBe(expected);
});
