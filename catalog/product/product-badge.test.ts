import { expect, test } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import type { ProductLabel } from "./product.ts";
import { productBadge, productBadgeText } from "./product-badge.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each<[readonly ProductLabel[], ProductLabel | undefined]>([
  [[], undefined],
  [["BEST_SELLER"], "BEST_SELLER"],
  [["SELLING_OUT_FAST"], "SELLING_OUT_FAST"],
  [["BEST_SELLER", "SELLING_OUT_FAST"], "SELLING_OUT_FAST"],
])("D22: labels %j show %s", (labels, badge) => {
  expect(productBadge(testProduct({ labels }), {}, now)).toBe(badge);
});

test.each<[number, ProductLabel | undefined]>([
  [1, "SELLING_OUT_FAST"],
  [2, "BEST_SELLER"],
  [3, "BEST_SELLER"],
])("D30: product %i of a site that lists 1 as selling out and 2 as best seller shows %s", (id, badge) => {
  const badges = { SELLING_OUT_FAST: [1], BEST_SELLER: [2] };
  expect(productBadge(testProduct({ id, labels: ["BEST_SELLER"] }), { badges }, now)).toBe(badge);
});

test.each([
  ["without a price", { price: undefined }],
  ["that is a closed show", { show: testShow({ dates: { closing: "2026-11-20" } }) }],
])("D12, D22: a product %s shows none", (_name, changes) => {
  const badges = { SELLING_OUT_FAST: [], BEST_SELLER: [1] };
  const product = testProduct({ id: 1, ...changes, labels: ["SELLING_OUT_FAST"] });
  expect(productBadge(product, { badges }, now)).toBeUndefined();
});

test.each([
  ["en", "BEST_SELLER", "Best seller"],
  ["en", "SELLING_OUT_FAST", "Selling out fast"],
  ["de", "SELLING_OUT_FAST", "Bald ausverkauft"],
  ["ar", "BEST_SELLER", "الأكثر مبيعًا"],
] as const)("in %s, %s is %s", (code, label, expected) => {
  expect(productBadgeText(label, createLocaleTranslator(locales[code]))).toBe(expected);
});
