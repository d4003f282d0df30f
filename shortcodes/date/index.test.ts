import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { date } from "./index.tsx";

const now = "2026-11-30T23:30:00Z";

test.each([
  ['[date value="2026-12-24"]', "24 Dec 2026"],
  ['[date value="24-12-2026"]', "24 Dec 2026"],
  ['[date value="2026-12-24" style="full"]', "24-December-2026"],
  ['[date value="2026-12-24" style="short"]', "24-Dec-26"],
  ['[date value="2026-12-24" style="day-month"]', "Dec 24th"],
  ['[date value="2026-11-30"]', "today"],
  ['[date value="30-11-2026"]', "today"],
  ['[date value="2026-12-01"]', "tomorrow"],
  ['[date value="2026-12-01" timezone="Europe/Rome"]', "today"],
  ['[date value="2026-11-29"]', "29 Nov 2026"],
  ['[date value="2026-12-02"]', "02 Dec 2026"],
  ['[date value="2026-11-30" style="common"]', "30 Nov 2026"],
  ['[date vaule="2026-12-24"]', "\nshortcode-attribute-unknown\nshortcode-invalid"],
  ['[date vaule="2026-12-24" style="full" fallback="soon"]', "soon\nshortcode-attribute-unknown\nshortcode-invalid"],
  ['[date value="2026-12-24" size="big"]', "24 Dec 2026\nshortcode-attribute-unknown"],
  ["[date]", "30 Nov 2026"],
  ['[date timezone="Europe/Rome"]', "01 Dec 2026"],
  ['[date value="2026-02-30"]', "\nshortcode-invalid"],
  ['[date value="Christmas" fallback="at Christmas"]', "at Christmas\nshortcode-invalid"],
  ['[date value="2026-12-24" style="long"]', "\nshortcode-invalid"],
])("F6: %s", (source, expected) => {
  expect(expandShortcode(date, source, { now })).toBe(expected);
});

test.each([
  ["de", "24. Dezember 2026"],
  ["ar", "24 ديسمبر 2026"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(date, '[date value="2026-12-24" style="full"]', { now, locale })).toBe(expected);
});

test.each([
  ['[date value="24-12-2026"]', '<time dateTime="2026-12-24">24 Dec 2026</time>'],
  ['[date value="2026-11-30"]', '<time dateTime="2026-11-30">today</time>'],
  ["[date]", '<time dateTime="2026-11-30">30 Nov 2026</time>'],
  ['[date value="&lt;b&gt;" fallback="<b>soon</b>"]', "&lt;b&gt;soon&lt;/b&gt;"],
])("renders %s", (source, expected) => {
  expect(renderShortcode(date, source, { now })).toBe(expected);
});
