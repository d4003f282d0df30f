import { expect, test } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { nextAvailable } from "./index.tsx";

const now = "2026-12-21T23:30:00Z";
const on = (date: string) => ({ now, found: { nextAvailable: [[{ id: 7 }, date] as const] } });

test.each([
  ["[next-available tgid=7]", "2026-12-21", "today"],
  ["[next-available tgid=7]", "2026-12-22", "tomorrow"],
  ["[next-available tgid=7]", "2026-12-23", "23 Dec 2026"],
  ["[next-available tgid=7]", "2026-12-20", "\nshortcode-no-data"],
  ["[next-available tgid=8]", "2026-12-22", "\nshortcode-no-data"],
  ["[next-available tgid=8 fallback=soon]", "2026-12-22", "soon\nshortcode-no-data"],
  ["[next-available]", "2026-12-22", "\nshortcode-no-data"],
  ["[next-available tgid=colosseum]", "2026-12-22", "\nshortcode-invalid"],
])("F6: %s with %s", (source, date, expected) => {
  expect(expandShortcode(nextAvailable, source, on(date))).toBe(expected);
});

test.each([
  ["Asia/Tokyo", "today"],
  ["America/New_York", "tomorrow"],
])("F6: today and tomorrow are those of where the product is (%s)", (timeZone, expected) => {
  const products = [testProduct({ id: 1, timeZone: "Europe/Rome" }), testProduct({ id: 7, timeZone })];
  const world = { ...on("2026-12-22"), products };
  expect(expandShortcode(nextAvailable, "[next-available tgid=7]", world)).toBe(expected);
});

test.each([
  ["de", "heute", "morgen", "23. Dez. 2026"],
  ["ar", "اليوم", "غدًا", "23 ديسمبر 2026"],
] as const)("in the page's language (%s)", (locale, today, tomorrow, later) => {
  const days = ["2026-12-21", "2026-12-22", "2026-12-23"];
  const texts = days.map((day) => expandShortcode(nextAvailable, "[next-available tgid=7]", { ...on(day), locale }));
  expect(texts).toEqual([today, tomorrow, later]);
});

test("needs the next day, not the calendar, of the product it names", () => {
  const needs = nextAvailable.parse({ tgid: "7" }).use?.needs;
  expect(needs).toEqual({ ...need("nextAvailable", [{ id: 7 }]), ...need("products", [{ id: 7 }]) });
});

test("is drawn with the day a machine can read", () => {
  const html = renderShortcode(nextAvailable, "[next-available tgid=7]", on("2026-12-22"));
  expect(html).toBe('<time dateTime="2026-12-22">tomorrow</time>');
});

test("F6: without a tgid it is about the page's own product, which the second round asks for", () => {
  const { use } = nextAvailable.parse({});
  const products = [testProduct({ id: 7, timeZone: "Asia/Tokyo" })];
  expect([use?.needs, use?.followUp(products), use?.followUp([])]).toEqual([
    {},
    need("nextAvailable", [{ id: 7 }]),
    {},
  ]);
  expect(expandShortcode(nextAvailable, "[next-available]", { ...on("2026-12-22"), products })).toBe("today");
});

test("F6: a page about what its slices show has no next day of its own", () => {
  const products = [testProduct({ id: 8 })];
  expect(expandShortcode(nextAvailable, "[next-available]", { now, products })).toBe("\nshortcode-no-data");
});
