import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import definition from "./index.ts";

const query = { collection: 201, limit: 10, subCategories: [] };
const emptySnapshot = testSnapshot({
  found: { rankings: [[query, { products: [], total: 0, city: undefined }]] },
});
const ranked = [testProduct({ id: 1, name: "Arena tour" }), testProduct({ id: 2, name: "Night visit" })];
const rankedPage = testPage({
  snapshot: testSnapshot({
    found: {
      rankings: [[query, { products: ranked, total: 2, city: undefined }]],
      products: [[{ id: 7 }, testProduct({ id: 7, name: "Attic climb" })]],
    },
  }),
});

/** A page whose collection has one product. */
function pageWith(changes: Partial<Product>) {
  const ranking = { products: [testProduct(changes)], total: 1, city: undefined };
  return testPage({ snapshot: testSnapshot({ found: { rankings: [[query, ranking]] } }) });
}

const title = [{ type: "heading2", text: "Tickets", spans: [] }];
const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.split(" · ")[0]);

describe("RankedProducts", () => {
  it.each(["default", "grid"])("D7: shows what the editor put first, then the collection's order (%s)", (variation) => {
    renderSlice(definition, { primary: { collection: 201, ranking: "7, 2" }, variation, page: rankedPage });
    expect(names()).toEqual(["Attic climb", "Night visit", "Arena tour"]);
  });

  it("A2: links each row to the page of its product", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: rankedPage });
    const link = screen.getByRole("link", { name: "Arena tour" });
    expect(link.getAttribute("href")).toBe("/colosseum-skip-the-line-ticket-e-1/");
    const button = screen.getByRole("link", { name: "Book now · Arena tour" });
    expect(button.getAttribute("href")).toBe("https://book.tessera.example/book/1/");
  });

  it("numbers the rows as a list", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: rankedPage });
    expect(screen.getAllByRole("article").map((row) => row.closest("ol") !== null)).toEqual([true, true]);
  });

  it("E4: says that a product is sold out, without a call to action", () => {
    renderSlice(definition, {
      primary: { collection: 201 },
      page: pageWith({ price: undefined, callToAction: "Book" }),
    });
    expect(screen.getByText("Sold out for now").tagName).toBe("P");
    expect(screen.queryByText("Book")).toBeNull();
  });

  it("says to book where the provider has no call to action in the page's language", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: pageWith({ callToAction: undefined }) });
    expect(screen.getByText("Book now").tagName).toBe("A");
  });

  it("J12: each row has up to five highlights, then its selling points", () => {
    const page = pageWith({
      descriptors: [
        "MEALS_INCLUDED",
        "HOTEL_PICKUP",
        "TRANSFERS_INCLUDED",
        "GUIDED_TOUR",
        "AUDIO_GUIDE",
        "MOBILE_TICKET",
      ],
      highlights: { lines: ["Up the tower by lift"] },
    });
    renderSlice(definition, { primary: { collection: 201 }, page });
    const lines = [...screen.getByRole("article").querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(lines).toEqual(["Mobile ticket", "Transfers included", "Meals included", "Up the tower by lift"]);
    expect(screen.getByText("Guided tour · Audio guide · Hotel pickup")).toBeDefined();
  });

  it.each(["default", "grid"])("A2: shows a poor rating and its review count (%s)", (variation) => {
    const page = pageWith({ rating: { average: 2.4, ratingCount: 8, reviewCount: 3 } });
    renderSlice(definition, { primary: { collection: 201 }, variation, page });
    expect(screen.getByRole("article").textContent).toContain("Rated 2.4 out of 5 from 8 ratings");
    expect(screen.getByText(/3 reviews/)).toBeDefined();
  });

  it("says what to do when the collection is empty", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: testPage({ snapshot: emptySnapshot }) });
    expect(screen.getByText(/Try our other tickets/).tagName).toBe("P");
  });

  it("renders nothing for an unknown collection", () => {
    const page = testPage({ snapshot: testSnapshot({ missing: need("rankings", [query]) }) });
    renderSlice(definition, { primary: { collection: 201, title }, page });
    expect(document.body.textContent).toBe("");
  });

  it("renders nothing where exclusions leave nothing", () => {
    const excluded = { ...query, limit: 12 };
    const ranking = { products: ranked, total: 2, city: undefined };
    const page = testPage({ snapshot: testSnapshot({ found: { rankings: [[excluded, ranking]] } }) });
    renderSlice(definition, { primary: { collection: 201, title, exclusions: "1, 2" }, page });
    expect(document.body.textContent).toBe("");
  });

  it("says that the list could not be loaded when the provider failed", () => {
    const page = testPage({ snapshot: testSnapshot({ failed: need("rankings", [query]) }) });
    renderSlice(definition, { primary: { collection: 201 }, page });
    expect(screen.getByText(/can’t load this list/).tagName).toBe("P");
  });

  it.each(["default", "grid"])("shows the rest of a list that was read in part, and says so (%s)", (variation) => {
    const rankings = [[query, { products: ranked, total: 2, city: undefined }]] as const;
    const page = testPage({
      snapshot: testSnapshot({ found: { rankings }, failed: need("products", [{ id: 7 }]) }),
    });
    renderSlice(definition, { primary: { collection: 201, ranking: "7" }, variation, page });
    expect(names()).toEqual(["Arena tour", "Night visit"]);
    expect(screen.getByText(/can’t load all of this list/).tagName).toBe("P");
  });
});
