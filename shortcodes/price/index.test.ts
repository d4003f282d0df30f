import { expect, test } from "vitest";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { price } from "./index.tsx";

const full = { minor: 3000, currency: "EUR" } as const;
const products = [
  testProduct({ id: 7 }),
  testProduct({ id: 8, price: { final: full, original: full, cashbackPercent: 0 } }),
  testProduct({ id: 9, price: undefined }),
];

test.each([
  ["[price tgid=7]", "€24"],
  ["[price tgid=7 scratch]", "€24"],
  ["[price]", "€24"],
  ["[price tgid=6]", "\nshortcode-no-data"],
  ["[price tgid=6 fallback='a few euros']", "a few euros\nshortcode-no-data"],
  ["[price tgid=9]", "\nshortcode-no-data"],
  ["[price tgid]", "\nshortcode-invalid"],
  ["[price tgid=colosseum]", "\nshortcode-invalid"],
  ["[price tgid=7 scratch=maybe]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(price, source, { products })).toBe(expected);
});

test("D33: a page about no product has no price", () => {
  expect(expandShortcode(price, "[price]")).toBe("\nshortcode-no-data");
});

test.each([
  ["de", "24\u00a0€"],
  ["ar", "\u200f24\u00a0€"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(price, "[price tgid=7]", { products, locale })).toBe(expected);
});

test.each([
  [{ tgid: "7" }, need("products", [{ id: 7 }])],
  [{}, noNeeds],
])("%j needs the product it names", (attributes, needs) => {
  expect(price.parse(attributes).use?.needs).toEqual(needs);
});

const usual =
  '<s><span class="visually-hidden">Lowest price in the 30 days before the reduction </span><bdi>€30</bdi></s>';

test("P17: on the page the price of a group says so, and in a title it is the price alone", () => {
  const ofGroup = [
    testProduct({ id: 7, price: { final: full, original: full, cashbackPercent: 0, group: { size: 4 } } }),
  ];
  expect([
    expandShortcode(price, "[price tgid=7]", { products: ofGroup }),
    renderShortcode(price, "[price tgid=7]", { products: ofGroup }),
    renderShortcode(price, "[price tgid=7]", { products: ofGroup, locale: "ko" }),
  ]).toEqual(["€30", "<bdi>€30</bdi> per group of up to 4", "그룹당(최대 4명) <bdi>€30</bdi>"]);
});

test.each([
  ["[price tgid=7]", "<bdi>€24</bdi>"],
  ["[price tgid=7 scratch]", `${usual} <bdi>€24</bdi>`],
  ["[price tgid=8 scratch]", "<bdi>€30</bdi>"],
  ["[price tgid=9 scratch fallback=soon]", "soon"],
])("%s is drawn apart from the direction of its line", (source, expected) => {
  expect(renderShortcode(price, source, { products })).toBe(expected);
});
