import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { month } from "./index.ts";

test.each([
  ["[month]", "2027-03-31T12:00:00Z", "March"],
  ["[month offset=1]", "2027-01-31T12:00:00Z", "February"],
  ["[month offset=10]", "2027-03-04T12:00:00Z", "January"],
  ["[month offset=-1]", "2027-01-04T12:00:00Z", "December"],
  ["[month timezone=America/New_York]", "2027-03-01T04:00:00Z", "February"],
  ["[month offset=x]", "2027-03-04T12:00:00Z", "\nshortcode-invalid"],
])("%s at %s", (source, now, expected) => {
  expect(expandShortcode(month, source, { now })).toBe(expected);
});

test.each([
  ["de", "März"],
  ["ar", "مارس"],
  ["pl", "marzec"],
  ["ja", "3月"],
] as const)("in the page's language (%s)", (locale, name) => {
  expect(expandShortcode(month, "[month]", { now: "2027-03-04T12:00:00Z", locale })).toBe(name);
});
