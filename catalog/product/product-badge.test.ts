import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import type { ProductLabel } from "./product.ts";
import { productBadge, productBadgeText } from "./product-badge.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

test.each<[readonly ProductLabel[], ProductLabel | undefined]>([
  [[], undefined],
  [["BEST_SELLER"], "BEST_SELLER"],
  [["SELLING_OUT_FAST"], "SELLING_OUT_FAST"],
  [["BEST_SELLER", "SELLING_OUT_FAST"], "SELLING_OUT_FAST"],
])("D22: labels %j show %s", (labels, badge) => {
  expect(productBadge(testProduct({ labels }), {})).toBe(badge);
});

test.each<[number, ProductLabel | undefined]>([
  [1, "SELLING_OUT_FAST"],
  [2, "BEST_SELLER"],
  [3, "BEST_SELLER"],
])("D30: product %i of a site that lists 1 as selling out and 2 as best seller shows %s", (id, badge) => {
  const badges = { SELLING_OUT_FAST: [1], BEST_SELLER: [2] };
  expect(productBadge(testProduct({ id, labels: ["BEST_SELLER"] }), { badges })).toBe(badge);
});

test("D22: what can't be booked shows none", () => {
  expect(productBadge(testProduct({ price: undefined, labels: ["BEST_SELLER"] }), {})).toBeUndefined();
});

test.each([
  ["en", "BEST_SELLER", "Best seller"],
  ["en", "SELLING_OUT_FAST", "Selling out fast"],
  ["de", "SELLING_OUT_FAST", "Bald ausverkauft"],
  ["ar", "BEST_SELLER", "الأكثر مبيعًا"],
] as const)("in %s, %s is %s", (code, label, expected) => {
  expect(productBadgeText(label, createLocaleTranslator(locales[code]))).toBe(expected);
});
