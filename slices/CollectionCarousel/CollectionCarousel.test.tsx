import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const everywhere = [1001, 2001, 4028].map((id) => testCollection({ id, name: `Collection ${id}` }));
const inParis = everywhere.slice(1, 2);
const snapshot = testSnapshot({
  found: {
    topCollections: [
      [{ city: "", limit: 24 }, everywhere],
      [{ city: "PARIS", limit: 24 }, inParis],
      [{ city: "PARIS", categoryId: 1, limit: 24 }, []],
    ],
  },
});
const page = testPage({ snapshot, places: testPlaces({ findPath: ({ collection }) => `/c-${collection}/` }) });
const cards = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("CollectionCarousel", () => {
  it("has the most popular collections of all cities on a page of no place", () => {
    renderSlice(definition, { primary: {}, page });
    expect(screen.getByRole("list", { name: "Most popular" })).toBeDefined();
    expect(cards()).toEqual(["Collection 1001", "Collection 2001", "Collection 4028"]);
  });

  it.each([
    ["its page's city", {}, { city: "PARIS" }, ["Collection 2001"]],
    ["the editor's city", { city: " paris" }, { city: "ROME" }, ["Collection 2001"]],
    ["its page's category", {}, { city: "PARIS", category: 1 }, []],
  ])("has those of %s", (_title, primary, place, names) => {
    renderSlice(definition, { primary, page: { ...page, place } });
    expect(cards()).toEqual(names);
  });
});
