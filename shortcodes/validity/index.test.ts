import { expect, test } from "vitest";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { validity } from "./index.ts";

const products = [
  testProduct({ id: 7, validity: { kind: "until-date", date: new Date("2027-03-05") } }),
  testProduct({ id: 8, validity: { kind: "days-from-purchase", days: 90 } }),
  testProduct({ id: 9, validity: { kind: "extendable-unknown" } }),
  testProduct({ id: 10, validity: { kind: "not-extendable" } }),
];

test.each([
  ["[validity tgid=7]", "Valid until 05 Mar 2027"],
  ["[validity]", "Valid until 05 Mar 2027"],
  ["[validity tgid=8]", "Use within 3 months of purchase"],
  ["[validity tgid=9]", "Extended validity: see your ticket for the dates"],
  ["[validity tgid=10]", ""],
  ["[validity tgid=10 fallback='For its own date']", "For its own date"],
  ["[validity tgid=6]", "\nshortcode-no-data"],
  ["[validity tgid='1,2']", "\nshortcode-invalid"],
])("E5: %s", (source, expected) => {
  expect(expandShortcode(validity, source, { products })).toBe(expected);
});

test.each([
  ["de", "Gültig bis 5. März 2027", "Gültig für 3 Monate ab Kauf"],
  ["ar", "صالحة حتى 5 مارس 2027", "صالحة لمدة 3 أشهر من تاريخ الشراء"],
] as const)("in the page's language (%s)", (locale, until, months) => {
  const texts = [7, 8].map((id) => expandShortcode(validity, `[validity tgid=${id}]`, { products, locale }));
  expect(texts).toEqual([until, months]);
});
