import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { daysUntil } from "./index.ts";

const now = "2026-12-21T23:30:00Z";

test.each([
  ['[days-until date="2026-12-24"]', "3 days"],
  ['[days-until date="24-12-2026"]', "3 days"],
  ['[days-until date="2026-12-24" timezone="Europe/Rome"]', "2 days"],
  ['[days-until date="2026-12-22"]', "tomorrow"],
  ['[days-until date="2026-12-21"]', "today"],
  ['[days-until date="2026-12-22" style="count"]', "1 day"],
  ['[days-until date="2026-12-21" style="count"]', "0 days"],
  ['[days-until date="2026-12-20"]', ""],
  ['[days-until date="2026-12-20" fallback="It is over"]', "It is over"],
  ['[days-until date="2026-12-24" style="relative"]', "in 3 days"],
  ['[days-until date="2026-12-22" style="relative"]', "tomorrow"],
  ['[days-until date="2026-12-21" style="relative"]', "today"],
  ['[days-until date="2026-12-20" style="relative"]', ""],
  ["[days-until]", "\nshortcode-invalid"],
  ['[days-until date="24.12.2026"]', "\nshortcode-invalid"],
  ['[days-until date="2026-12-24" style="long"]', "\nshortcode-invalid"],
  ['[days-until dat="2026-12-24" fallback="soon"]', "soon\nshortcode-attribute-unknown\nshortcode-invalid"],
])("F6: %s", (source, expected) => {
  expect(expandShortcode(daysUntil, source, { now })).toBe(expected);
});

test.each([
  ["de", "2026-12-22", "1 Tag", "morgen"],
  ["de", "2026-12-25", "4 Tage", "in 4 Tagen"],
  ["ar", "2026-12-22", "يوم", "غدًا"],
  ["ar", "2026-12-23", "يومان", "بعد الغد"],
  ["ar", "2026-12-25", "4 أيام", "خلال 4 أيام"],
  ["ar", "2027-01-04", "14 يومًا", "خلال 14 يومًا"],
  ["pl", "2026-12-22", "1 dzień", "jutro"],
] as const)("in the page's language (%s, %s)", (locale, date, count, relative) => {
  expect(expandShortcode(daysUntil, `[days-until date=${date} style=count]`, { now, locale })).toBe(count);
  expect(expandShortcode(daysUntil, `[days-until date=${date} style=relative]`, { now, locale })).toBe(relative);
});
