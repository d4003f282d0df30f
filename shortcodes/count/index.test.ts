import { expect, test } from "vitest";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testCollection } from "../../tests/support/test-collection.ts";
import { count } from "./index.ts";

const products = [testProduct({ id: 7 }), testProduct({ id: 8, price: undefined })];
const createCollection = (productCount: number | undefined) => ({
  ...testCollection({ id: 1001, name: "Rome" }),
  productCount,
});
const collections = [
  [{ id: 1001 }, createCollection(1234)],
  [{ id: 1002 }, createCollection(0)],
  [{ id: 1004 }, createCollection(undefined)],
] as const;

test.each([
  ["[count]", "1"],
  ["[count collection=1001]", "1,234"],
  ["[count collection=1002]", "\nshortcode-no-data"],
  ["[count collection=1004]", "\nshortcode-no-data"],
  ["[count collection=1003 fallback=many]", "many\nshortcode-no-data"],
  ["[count collection]", "\nshortcode-invalid"],
  ["[count collection=Rome]", "\nshortcode-invalid"],
  ["[count of=experiences]", "1 experience"],
  ["[count collection=1001 of=shows]", "1,234 shows"],
  ["[count collection=1002 of=shows]", "\nshortcode-no-data"],
  ["[count of=tickets]", "\nshortcode-invalid"],
])("D33: %s", (source, expected) => {
  expect(expandShortcode(count, source, { products, found: { collections } })).toBe(expected);
});

test("D33: a page about no product promises none", () => {
  expect(expandShortcode(count, "[count] tickets")).toBe(" tickets\nshortcode-no-data");
});

test.each([
  ["de", "1.234"],
  ["ar", "1,234"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(count, "[count collection=1001]", { found: { collections }, locale })).toBe(expected);
});

test.each([
  ["ar", 2, "تجربتان"],
  ["ar", 3, "3 تجارب"],
  ["pl", 22, "22 atrakcje"],
  ["ja", 1, "1件の体験"],
] as const)("D33: the noun has the form that its number requires (%s, %i)", (locale, total, expected) => {
  const found = { collections: [[{ id: 1001 }, createCollection(total)]] } as const;
  expect(expandShortcode(count, "[count collection=1001 of=experiences]", { found, locale })).toBe(expected);
});

test.each([
  [{ collection: "1001" }, need("collections", [{ id: 1001 }])],
  [{}, noNeeds],
])("%j needs the collection that has the count", (attributes, needs) => {
  expect(count.parse(attributes).use?.needs).toEqual(needs);
});
