import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const castles = testCollection({ id: 4010, name: "Castles" });
const top = [testCollection({ id: 2001, name: "Tower" }), castles];
const dayTrip = testProduct({
  id: 1,
  category: { id: 6, name: "Day trips" },
  collection: { id: 4010, name: "Castles" },
});
const train = testProduct({ id: 2, name: "Train to Florence", subCategory: { id: 1133, name: "Trains" } });
const ferry = testProduct({ id: 3, name: "Ferry", price: undefined, subCategory: { id: 1108, name: "Ferries" } });

function paris(products: readonly Product[], others: Partial<PageContext> = {}): PageContext {
  const snapshot = testSnapshot({
    found: {
      topCollections: [[{ city: "PARIS", limit: 24 }, top]],
      rankings: [
        [
          { collection: 5102, limit: 100, subCategories: [] },
          { products, total: 0, city: undefined },
        ],
      ],
      collections: [[{ id: 4010 }, castles]],
      products: [[{ id: 2 }, train]],
    },
  });
  const place = { city: "PARIS", collection: 5102 };
  return testPage({
    snapshot,
    place,
    places: testPlaces({ findPath: ({ collection }) => `/c-${collection}/` }),
    ...others,
  });
}

const cards = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.replace(/ · .*/, ""));

describe("BeyondCity", () => {
  it("C1: without fields it has the places that day trips lead to, then what takes people out of the city", () => {
    renderSlice(definition, { primary: {}, page: paris([dayTrip, train, ferry]) });
    expect(screen.getByRole("region", { name: "Go beyond the city" })).toBeDefined();
    expect(cards()).toEqual(["Castles", "Train to Florence"]);
    expect(screen.getByRole("link", { name: "Castles" }).getAttribute("href")).toBe("/c-4010/");
  });

  it.each([
    ["one way alone, which is no list", paris([train])],
    ["a place without a page", paris([dayTrip, train], { places: testPlaces({ findPath: () => undefined }) })],
    ["nothing out of town", paris([])],
  ])("renders nothing for %s", (_title, page) => {
    renderSlice(definition, { primary: {}, page });
    expect(document.body.textContent).toBe("");
  });

  it("has what the editor chose, in this order and no more", () => {
    renderSlice(definition, { primary: { collection_ids: "4010", product_ids: "2", limit: 1 }, page: paris([]) });
    expect(cards()).toEqual(["Castles"]);
  });
});
