import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { badge } from "./index.tsx";

const products = [
  testProduct({ id: 7, labels: ["BEST_SELLER"] }),
  testProduct({ id: 8, labels: ["BEST_SELLER", "SELLING_OUT_FAST"] }),
  testProduct({ id: 9, labels: [] }),
  testProduct({ id: 10, labels: ["BEST_SELLER"], price: undefined }),
];

test.each([
  ["[badge tgid=7]", "Best seller"],
  ["[badge]", "Best seller"],
  ["[badge tgid=8]", "Selling out fast"],
  ["[badge tgid=9]", ""],
  ["[badge tgid=9 fallback=New]", "New"],
  ["[badge tgid=10]", ""],
  ["[badge tgid=6]", "\nshortcode-no-data"],
  ["[badge tgid=best]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(badge, source, { products })).toBe(expected);
});

test("D33: a page about no product has no badge", () => {
  expect(expandShortcode(badge, "[badge]")).toBe("\nshortcode-no-data");
});

test.each([
  ["de", "Bestseller", "Bald ausverkauft"],
  ["ar", "الأكثر مبيعًا", "ينفد سريعًا"],
] as const)("in the page's language (%s)", (locale, popular, scarce) => {
  const texts = [7, 8].map((id) => expandShortcode(badge, `[badge tgid=${id}]`, { products, locale }));
  expect(texts).toEqual([popular, scarce]);
});

test("renders as on a card, and what says now looks it", () => {
  const [popular, scarce] = [7, 8].map((id) => renderShortcode(badge, `[badge tgid=${id}]`, { products }));
  expect(popular).toMatch(/^<span class="[^"]*plain[^"]*">Best seller<\/span>$/);
  expect(scarce).toMatch(/^<span class="[^"]*scarcity[^"]*">Selling out fast<\/span>$/);
});

test("renders nothing for a product without one", () => {
  expect(renderShortcode(badge, "A [badge tgid=9] B", { products })).toBe("A  B");
});
