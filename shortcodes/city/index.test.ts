import { expect, test } from "vitest";
import type { City } from "../../catalog/city/city.ts";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { city } from "./index.ts";

const rome: City = {
  id: 101,
  code: "ROME",
  name: { text: "Rom" },
  timeZone: "Europe/Rome",
  imageUrl: "",
  countryCode: "IT",
  countryName: { text: "Italien" },
  currency: "EUR",
};

const inRome = testProduct({ id: 1, cityName: "Rome" });
const inLondon = testProduct({ id: 2, cityName: "London" });
const nowhere = testProduct({ id: 3, cityName: "" });

test.each([
  ["all in one city", "[city]", [inRome, nowhere, inRome], "Rome"],
  ["in several cities", "[city]", [inRome, inLondon], "\nshortcode-no-data"],
  ["no product", "[city fallback='your city']", [], "your city\nshortcode-no-data"],
  ["a code without a value", "[city code]", [inRome], "\nshortcode-invalid"],
  ["no code", '[city code="../x"]', [inRome], "\nshortcode-invalid"],
])("%s", (_name, source, products, expected) => {
  expect(expandShortcode(city, source, { products })).toBe(expected);
});

test.each([
  ['[city code="ROME"]', "Rom"],
  ["[city code=rome]", "Rom"],
  ["[city code=OSLO]", "\nshortcode-no-data"],
])("%s is what the provider calls it", (source, expected) => {
  const listing = { products: [], total: 0, city: rome };
  const first = { kind: "category", id: 1, city: "ROME", limit: 1, subCategories: [] } as const;
  const found = { categoryRankings: [[first, listing] as const] };
  expect(expandShortcode(city, source, { found, products: [inLondon] })).toBe(expected);
});

test.each([
  [{}, []],
  [{ code: "ROME" }, ["categoryRankings"]],
])("%j needs %j", (attributes, names) => {
  expect(Object.keys(city.parse(attributes).use?.needs ?? {})).toEqual(names);
});
