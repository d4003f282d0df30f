import { expect, test } from "vitest";
import { need } from "../../catalog/needs.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { title } from "./index.ts";

const products = [testProduct({ id: 7, name: "Catacombs tour" })];

test.each([
  ["[title tgid=7]", "Catacombs tour"],
  ["[title tgid=8]", "\nshortcode-no-data"],
  ["[title tgid=8 fallback=Tour]", "Tour\nshortcode-no-data"],
  ["[title]", "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(title, source, { products })).toBe(expected);
});

test("needs the product it names", () => {
  expect(title.parse({ tgid: "7" }, () => {})?.needs).toEqual(need("products", [{ id: 7 }]));
});
