import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const ids = [1001, 1002, 4009, 4010, 4002];
const top = ids.map((id) => testCollection({ id, name: `Collection ${id}` }));
const dayTrip = (collection: number) =>
  testProduct({ category: { id: 6, name: "Day trips" }, collection: { id: collection, name: "Place" } });

/** The page of Rome, whose collection 1002 ranks these products. */
function rome(products: readonly Product[] = [], others: Partial<PageContext> = {}): PageContext {
  const snapshot = testSnapshot({
    found: {
      topCollections: [[{ city: "ROME", limit: 24 }, top]],
      rankings: [
        [
          { collection: 1002, limit: 100, subCategories: [] },
          { products, total: 0, city: undefined },
        ],
      ],
      collections: [[{ id: 4010 }, testCollection({ id: 4010, name: "Collection 4010" })]],
    },
  });
  const place = { city: "ROME", collection: 1002 };
  return testPage({
    snapshot,
    place,
    places: testPlaces({ findPath: ({ collection }) => `/c-${collection}/` }),
    ...others,
  });
}

const cards = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("TopAttractions", () => {
  it("C1: without fields it has the collections of its page's place, and leads to their pages", () => {
    renderSlice(definition, { primary: {}, page: rome() });
    expect(screen.getByRole("region", { name: "Top attractions" })).toBeDefined();
    expect(cards()).toEqual(["Collection 1001", "Collection 4009", "Collection 4010", "Collection 4002"]);
    expect(screen.getByRole("link", { name: /Collection 1001/ }).getAttribute("href")).toBe("/c-1001/");
  });

  it("C1: each says how many experiences it has, and from what price", () => {
    renderSlice(definition, { primary: { limit: 1 }, page: rome() });
    expect(screen.getByRole("article").textContent).toMatch(/9 experiences.*from €18/);
  });

  it("C1: where day trips lead is no attraction of the city, unless the editor put it first", () => {
    const page = rome([dayTrip(4009), dayTrip(4010)]);
    renderSlice(definition, { primary: { collection_ids: "4010" }, page });
    expect(cards()).toEqual(["Collection 4010", "Collection 1001", "Collection 4002"]);
  });

  it("C5: leads to the pages of its sights, where they have one", () => {
    const page = rome([], {
      places: testPlaces({
        list: () => [{ sight: 1, collection: 1001 }],
        findPath: ({ collection, sight }) => (sight === undefined ? `/c-${collection}/` : `/s-${sight}/`),
      }),
    });
    renderSlice(definition, { primary: {}, page });
    const guides = within(screen.getByRole("navigation", { name: "Plan your visit" })).getAllByRole("link");
    expect(guides.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Collection 1001", "/s-1/"]]);
  });

  describe("C14: on the page of a category", () => {
    const query = { kind: "category", id: 5, city: "ROME", limit: 100, subCategories: [] } as const;
    const meal = (collection: number) => testProduct({ collection: { id: collection, name: "Food" } });
    const place = { city: "ROME", category: 5 };
    const show = (listed: readonly Product[], found: readonly number[], others: Partial<PageContext> = {}) => {
      const collections = found.map((id) => testCollection({ id, name: `Collection ${id}` }));
      const snapshot = testSnapshot({
        found: {
          topCollections: [[{ city: "ROME", categoryId: 5, limit: 24 }, collections]],
          categoryRankings: [[query, { products: listed, total: listed.length, city: undefined }]],
          collections: [[{ id: 1004 }, testCollection({ id: 1004, name: "Collection 1004" })]],
        },
      });
      return testPage({
        snapshot,
        place,
        places: testPlaces({ findPath: ({ collection }) => `/c-${collection}/` }),
        ...others,
      });
    };
    const places = testPlaces({
      findPath: ({ collection }) => `/c-${collection}/`,
      list: () => [{ sight: 1, collection: 1004 }],
    });
    const rendered = (page: PageContext, primary = {}) => {
      renderSlice(definition, { primary, page });
      return screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    };

    it.each<[string, PageContext, readonly string[]]>([
      ["a single one is omitted", show([meal(1004), meal(1001)], [1004]), []],
      ["its own subject is omitted", show([meal(1004), meal(1004)], [1004, 1003, 1001]), ["1003", "1001"]],
      ["its own subject and a single other one are omitted", show([meal(1004)], [1004, 1003]), []],
      ["a single one with a guide to its sight remains", show([meal(1004)], [1004], { places }), ["1004"]],
      ["several remain", show([meal(1004), meal(1003)], [1004, 1003]), ["1004", "1003"]],
    ])("%s", (_title, page, shown) => {
      expect(rendered(page)).toEqual(shown.map((id) => `Collection ${id}`));
    });

    it("an editor may choose its own subject", () => {
      expect(rendered(show([meal(1004)], []), { collection_ids: "1004" })).toEqual(["Collection 1004"]);
    });
  });

  it("has as many as the editor says, without those left out", () => {
    renderSlice(definition, { primary: { exclusions: "1001, 4010", limit: 1 }, page: rome() });
    expect(cards()).toEqual(["Collection 4009"]);
  });

  it("renders nothing where no collection has a page, and where the provider failed", () => {
    renderSlice(definition, { primary: {}, page: rome([], { places: testPlaces({ findPath: () => undefined }) }) });
    const failed = testPage({ place: { city: "ROME" } });
    const missing = definition.parse({ id: "a", slice_type: "a", variation: "default", primary: {} }, () => {});
    const snapshot = testSnapshot({ failed: missing?.needs(failed) ?? {} });
    renderSlice(definition, { primary: {}, page: { ...failed, snapshot } });
    expect(document.body.textContent).toBe("");
  });

  it("has none for a page of a country: the provider does not list them so", () => {
    renderSlice(definition, { primary: {}, page: testPage({ place: { country: "IT" } }) });
    expect(document.body.textContent).toBe("");
  });
});
