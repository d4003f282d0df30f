import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { cancellation } from "./index.ts";

const hours = 60;
const fixed = { cancellable: false, upToMinutes: undefined };
const products = [
  testProduct({ id: 7, cancellation: { cancellable: true, upToMinutes: 24 * hours } }),
  testProduct({ id: 8, cancellation: { cancellable: true, upToMinutes: 96 * hours } }),
  testProduct({ id: 9, cancellation: fixed, reschedule: { reschedulable: true, upToMinutes: 2 * hours } }),
  testProduct({ id: 10, cancellation: fixed }),
];

test.each([
  ["[cancellation tgid=7]", "Free cancellation up to 24 hours before the start"],
  ["[cancellation]", "Free cancellation up to 24 hours before the start"],
  ["[cancellation tgid=8]", "Free cancellation up to 4 days before the start"],
  ["[cancellation tgid=9]", "No cancellation, but you can reschedule up to 2 hours before the start"],
  ["[cancellation tgid=10]", "No cancellation and no rescheduling"],
  ["[cancellation tgid=6]", "\nshortcode-no-data"],
  ["[cancellation tgid=6 fallback='See your ticket']", "See your ticket\nshortcode-no-data"],
  ["[cancellation tgid='']", "\nshortcode-invalid"],
])("E5: %s", (source, expected) => {
  expect(expandShortcode(cancellation, source, { products })).toBe(expected);
});

test.each([
  ["de", "Kostenlos stornierbar bis 24 Stunden vor Beginn"],
  ["ar", "إلغاء مجاني حتى 24 ساعة قبل الموعد"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(cancellation, "[cancellation tgid=7]", { products, locale })).toBe(expected);
});
