import { expect, test } from "vitest";
import type { Site } from "../../hosts/site.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { claim } from "./index.ts";

const counted = { source: "Audited bookings of the seller", date: "2026-06-30" };
const claims: Site["claims"] = {
  "happy-customers": { value: 20_000_000, ...counted },
  rating: { value: 4.4, ...counted },
};

test.each<[LocaleCode, string, string]>([
  ["en", "[claim name=happy-customers]", "20,000,000"],
  ["de", "[claim name=happy-customers]", "20.000.000"],
  ["de", "[claim name=rating]", "4,4"],
])("A12, X25: a site's own number, in %s: %s", (locale, source, expected) => {
  expect(expandShortcode(claim, source, { locale, claims })).toBe(expected);
});

test.each([
  ["[claim name=reviews]", "\nshortcode-no-data"],
  ["[claim name=reviews fallback=many]", "many\nshortcode-no-data"],
  ["[claim name=awards]", "\nshortcode-invalid"],
  ["[claim]", "\nshortcode-invalid"],
])("A12: what the site does not claim is not shown: %s", (source, expected) => {
  expect(expandShortcode(claim, source, { claims })).toBe(expected);
});
