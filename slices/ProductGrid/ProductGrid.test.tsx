import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import definition from "./index.ts";

const found = [
  [{ id: 1 }, testProduct({ id: 1, name: "Arena tour" })],
  [{ id: 2 }, testProduct({ id: 2, name: "Night visit" })],
] as const;
const missing = need("products", [{ id: 99 }]);
const page = testPage({ snapshot: testSnapshot({ found: { products: found }, missing }) });
const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.split(" · ")[0]);

describe("ProductGrid", () => {
  it.each(["default", "row"])("shows the products in the editor's order, without unknown ones (%s)", (variation) => {
    renderSlice(definition, { primary: { product_ids: "2, 99, 1" }, variation, page });
    expect(names()).toEqual(["Night visit", "Arena tour"]);
  });

  it("has the section's heading above the cards'", () => {
    const title = [{ type: "heading2", text: "Things to do in Rome", spans: [] }];
    renderSlice(definition, { primary: { title, product_ids: "1" }, page });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Things to do in Rome");
  });

  it("D6, X1: hides the price before the reduction when the field is false", () => {
    renderSlice(definition, { primary: { product_ids: "1", show_scratch_price: false }, page });
    expect(screen.queryByText("€30")).toBeNull();
  });

  it("D6, X1: strikes through the price before the reduction when the field is true", () => {
    renderSlice(definition, { primary: { product_ids: "1", show_scratch_price: true }, page });
    expect(screen.getByText("€30").closest("s")).not.toBeNull();
  });

  it("renders nothing, not even its heading, for unknown product ids alone", () => {
    const title = [{ type: "heading2", text: "Things to do in Rome", spans: [] }];
    renderSlice(definition, { primary: { title, product_ids: "99" }, page });
    expect(document.body.textContent).toBe("");
  });

  it("renders nothing for unknown ids while another slice's product failed", () => {
    const failed = need("products", [{ id: 1 }]);
    renderSlice(definition, {
      primary: { product_ids: "99" },
      page: testPage({ snapshot: testSnapshot({ failed, missing }) }),
    });
    expect(document.body.textContent).toBe("");
  });

  it("says that the list could not be loaded when the provider failed", () => {
    const failed = testPage({ snapshot: testSnapshot({ failed: need("products", [{ id: 1 }]) }) });
    renderSlice(definition, { primary: { product_ids: "1" }, page: failed });
    expect(screen.getByText(/can’t load this list/).tagName).toBe("P");
  });

  it("shows the rest of a list that was read in part, and says so", () => {
    const failed = need("products", [{ id: 3 }]);
    const snapshot = testSnapshot({ found: { products: found }, failed });
    renderSlice(definition, { primary: { product_ids: "1, 3, 2" }, page: testPage({ snapshot }) });
    expect(names()).toEqual(["Arena tour", "Night visit"]);
    expect(screen.getByText(/can’t load all of this list/).tagName).toBe("P");
  });

  it("says nothing of the provider where all it knows was read", () => {
    renderSlice(definition, { primary: { product_ids: "2, 99, 1" }, page });
    expect(screen.queryByText(/can’t load/)).toBeNull();
  });

  it("renders nothing without product ids", () => {
    renderSlice(definition, { primary: { product_ids: "" }, page });
    expect(document.body.textContent).toBe("");
  });
});
