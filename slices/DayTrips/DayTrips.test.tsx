import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PageContext } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const query = { kind: "category", id: 6, city: "PARIS", limit: 100, subCategories: [] } as const;
const trips = [
  testProduct({ id: 1, name: "Sold out trip", price: undefined }),
  ...[2, 3].map((id) => testProduct({ id, name: `Trip ${id}` })),
];
const snapshot = testSnapshot({
  found: { categoryRankings: [[query, { products: trips, total: 3, city: undefined }]] },
});
const paris = (others: Partial<PageContext> = {}) => testPage({ snapshot, place: { city: "PARIS" }, ...others });
const cards = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.replace(/ · .*/, ""));

describe("DayTrips", () => {
  it("C1: without fields it has all day trips of its page's city, those that can't be booked last", () => {
    renderSlice(definition, { primary: {}, page: paris() });
    expect(screen.getByRole("region", { name: "All day trips" })).toBeDefined();
    expect(cards()).toEqual(["Trip 2", "Trip 3", "Sold out trip"]);
  });

  it.each([
    [{ exclusions: "2" }, ["Trip 3", "Sold out trip"]],
    [{ limit: 1 }, ["Trip 2"]],
  ])("%j: it has %j", (primary, names) => {
    renderSlice(definition, { primary, page: paris() });
    expect(cards()).toEqual(names);
  });

  it("C1: two are as wide as the page, where a grid would be half empty", () => {
    renderSlice(definition, { primary: { exclusions: "2" }, page: paris() });
    const [lying] = screen.getAllByRole("article").map(({ className }) => className);
    cleanup();
    renderSlice(definition, { primary: {}, page: paris() });
    expect(screen.getAllByRole("article").map(({ className }) => className)).not.toContain(lying);
  });

  it("leads to the page of the city's day trips, where there is one", () => {
    const placePath: PageContext["places"]["findPath"] = ({ city, category }) => `/${city}/${category}/`;
    renderSlice(definition, { primary: {}, page: paris({ places: testPlaces({ findPath: placePath }) }) });
    expect(screen.getByRole("link", { name: "See all" }).getAttribute("href")).toBe("/PARIS/6/");
  });

  it("is not on a page about a category, which has a list of its own", () => {
    renderSlice(definition, { primary: {}, page: paris({ place: { city: "PARIS", category: 6 } }) });
    expect(document.body.textContent).toBe("");
  });
});
