import { expect, test } from "vitest";
import { SourceText } from "../../content/source-text.ts";
import type { Place } from "../../renderer/index.ts";
import { testContents, testPage, testPlaces } from "../../tests/support/page-context.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { cityCategories } from "./city-categories.ts";

const named = (category: number | undefined, name: string) => ({ category, name: new SourceText(name) });
const categories = [
  named(1, "Tickets"),
  named(18, "Cruises"),
  named(2, "Tours"),
  named(5, ""),
  named(undefined, "New"),
];

/** Every category but the cruises has a page in Rome, and none in Vienna. */
const placePath = ({ city, category }: Place) =>
  city === "ROME" && category !== 18 ? `/rome/${category}/` : undefined;

const rome = [
  { href: "/rome/1/", text: "Tickets" },
  { href: "/rome/2/", text: "Tours" },
];

test("B8: the menu of a city's page has its categories that have a page and a name, in the editor's order", () => {
  expect(
    cityCategories(categories, testPage({ place: { city: "ROME" }, places: testPlaces({ findPath: placePath }) })),
  ).toEqual(rome);
});

test("B8: the menu of a product's page is that of its city", () => {
  const products = [testProduct({ cityCode: "ROME" }), testProduct({ cityCode: "ROME" })];
  expect(
    cityCategories(
      categories,
      testPage({ contents: testContents({ described: products }), places: testPlaces({ findPath: placePath }) }),
    ),
  ).toEqual(rome);
});

test("B8: a city without pages of categories has no menu, rather than links that lead nowhere", () => {
  expect(
    cityCategories(categories, testPage({ place: { city: "VIENNA" }, places: testPlaces({ findPath: placePath }) })),
  ).toEqual([]);
});

test.each([
  ["no products", []],
  ["products in two cities", [testProduct({ cityCode: "ROME" }), testProduct({ cityCode: "VIENNA" })]],
  ["a product whose city is unknown", [testProduct({ cityCode: "" })]],
])("B8: a page of no place with %s is of no city", (_title, products) => {
  expect(
    cityCategories(
      categories,
      testPage({ contents: testContents({ described: products }), places: testPlaces({ findPath: placePath }) }),
    ),
  ).toBeUndefined();
});

test("B8: a menu has at most eight links", () => {
  const many = Array.from({ length: 12 }, (_, index) => named(100 + index, "One"));
  expect(
    cityCategories(many, testPage({ place: { city: "ROME" }, places: testPlaces({ findPath: placePath }) })),
  ).toHaveLength(8);
});
