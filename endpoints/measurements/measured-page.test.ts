import { expect, it } from "vitest";
import { testCity } from "../../tests/support/test-city.ts";
import { testContents, testPage } from "../../tests/support/page-context.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { measuredPage } from "./measured-page.ts";

const settings = { partnerScript: "", development: false };
const product = testProduct({ id: 7, cityCode: "ROME" });
const rome = testCity({ code: "ROME", countryCode: "IT" });

it.each([
  ["of its fields", { place: { city: "PARIS", country: "FR" } }, { city: "PARIS", country: "FR" }],
  ["of the product that it is about", {}, { city: "ROME", country: "IT" }],
])("D28: the state of a page has the place %s", (_title, overrides, expected) => {
  const snapshot = testSnapshot({ found: { cities: [[{ code: "ROME" }, rome]] } });
  const page = testPage({ snapshot, contents: testContents({ about: [product] }), ...overrides });
  expect(measuredPage(page, settings)).toMatchObject(expected);
});

it.each([
  ["the country of its product", {}, "IT"],
  ["no country where the provider says none", { countryCode: "" }, undefined],
])("D28: a product's page that reads no city has %s", (_title, changes, expected) => {
  const page = testPage({ contents: testContents({ about: [{ ...product, ...changes }] }) });
  const { city, country } = measuredPage(page, settings);
  expect([city, country]).toEqual(["ROME", expected]);
});

it.each([["A1: Category"], [undefined]])("D24: the collection type %s of a page is measured", (collectionType) => {
  const page = testPage({ contents: testContents({ collectionType }) });
  expect(measuredPage(page, settings).collectionType).toBe(collectionType);
});

it("D28: a page of one city does not have the country of a product elsewhere", () => {
  const page = testPage({ place: { city: "PARIS" }, contents: testContents({ about: [product] }) });
  expect(measuredPage(page, settings).country).toBeUndefined();
});
