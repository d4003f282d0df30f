import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import definition from "./index.ts";

const query = { collection: 201, limit: 10, subCategories: [] };
const emptySnapshot = testSnapshot({ missing: need("rankings", [query]) });
const ranked = [testProduct({ id: 1, name: "Arena tour" }), testProduct({ id: 2, name: "Night visit" })];
const rankedPage = testPage({
  snapshot: testSnapshot({
    found: {
      rankings: [[query, { products: ranked, total: 2, city: undefined }]],
      products: [[{ id: 7 }, testProduct({ id: 7, name: "Attic climb" })]],
    },
  }),
});
const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

describe("RankedProducts", () => {
  it.each(["default", "grid"])("D7: shows what the editor put first, then the collection's order (%s)", (variation) => {
    renderSlice(definition, { primary: { collection: 201, ranking: "7, 2" }, variation, page: rankedPage });
    expect(names()).toEqual(["Attic climb", "Night visit", "Arena tour"]);
  });

  it("links each row to its booking page", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: rankedPage });
    const link = screen.getByRole("link", { name: "Arena tour" });
    expect(link.getAttribute("href")).toBe("https://book.tessera.example/book/1/");
  });

  it("numbers the rows as a list", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: rankedPage });
    expect(screen.getAllByRole("article").map((row) => row.closest("ol") !== null)).toEqual([true, true]);
  });

  it("says that a product is sold out, without a cancellation promise", () => {
    const products = [testProduct({ id: 3, price: undefined })];
    const snapshot = testSnapshot({
      found: { rankings: [[query, { products, total: 1, city: undefined }]] },
    });
    renderSlice(definition, { primary: { collection: 201 }, page: testPage({ snapshot }) });
    expect(screen.getByText("Sold out for now").tagName).toBe("P");
    expect(screen.queryByText("Free cancellation")).toBeNull();
  });

  it("says what to do when the collection is empty", () => {
    renderSlice(definition, { primary: { collection: 201 }, page: testPage({ snapshot: emptySnapshot }) });
    expect(screen.getByText(/Try our other tickets/).tagName).toBe("P");
  });

  it("says that prices are missing when the provider failed", () => {
    const page = testPage({ snapshot: testSnapshot({ failed: need("rankings", [query]) }) });
    renderSlice(definition, { primary: { collection: 201 }, page });
    expect(screen.getByText(/could not load prices/).tagName).toBe("P");
  });
});
