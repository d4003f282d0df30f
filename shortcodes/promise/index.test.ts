import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { promise } from "./index.ts";

const promises = { "first-reply-hours": 24, "solution-hours": 1200 };

test.each([
  ["en", "[promise name=first-reply-hours]", "24"],
  ["en", "[promise name=solution-hours]", "1,200"],
  ["de", "[promise name=solution-hours]", "1.200"],
  ["ar", "[promise name=first-reply-hours]", "24"],
  ["en", "[promise name=refund]", "\nshortcode-invalid"],
  ["en", "[promise]", "\nshortcode-invalid"],
] as const)("P29: what the site promises, in %s: %s → %j", (locale, source, expected) => {
  expect(expandShortcode(promise, source, { locale, promises })).toBe(expected);
});
