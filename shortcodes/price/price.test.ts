import { expect, test } from "vitest";
import { need } from "../../catalog/needs.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { price } from "./index.ts";

const products = [testProduct({ id: 7 }), testProduct({ id: 9, price: undefined })];

test.each([
  ["[price tgid=7]", "€24"],
  ["[price tgid=8]", "\nshortcode-no-data"],
  ["[price tgid=8 fallback='a few euros']", "a few euros\nshortcode-no-data"],
  ["[price tgid=9]", "\nshortcode-no-data"],
  ["[price tgid=colosseum]", "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(price, source, { products })).toBe(expected);
});

test("needs the product it names", () => {
  expect(price.parse({ tgid: "7" }, () => {})?.needs).toEqual(need("products", [{ id: 7 }]));
});
