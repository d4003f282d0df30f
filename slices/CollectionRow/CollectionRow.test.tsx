import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import type { PageContext } from "../../renderer/index.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import definition from "./index.ts";

const found = [
  [{ id: 201 }, testCollection({ id: 201, name: "Colosseum" })],
  [{ id: 202 }, testCollection({ id: 202, name: "Vatican Museums" })],
] as const;
const missing = need("collections", [{ id: 9 }]);
const page = testPage({ snapshot: testSnapshot({ found: { collections: found }, missing }) });
const link = (path: string) => ({ link_type: "Web", url: `https://www.tessera.example/rome/${path}` });
const links = [
  { collection: 201, link: link("colosseum") },
  { collection: 202, link: link("vatican-museums") },
];

describe("CollectionRow", () => {
  it("shows the collections in the editor's order", () => {
    renderSlice(definition, { primary: { collection_ids: "202, 201, 9", links }, page });
    const names = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(["Vatican Museums", "Colosseum"]);
  });

  it("D4: each card leads to the page that the editor named; one without a page is omitted", () => {
    renderSlice(definition, { primary: { collection_ids: "201, 202", links: links.slice(1) }, page });
    const hrefs = screen.getAllByRole("link").map((card) => card.getAttribute("href"));
    expect(hrefs).toEqual(["https://www.tessera.example/rome/vatican-museums"]);
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });

  it("D4: a card whose page the editor did not name leads to the page of its collection", () => {
    const placePath: PageContext["places"]["findPath"] = ({ collection }) => `/c-${collection}/`;
    renderSlice(definition, {
      primary: { collection_ids: "201, 202", links: links.slice(1) },
      page: { ...page, places: testPlaces({ findPath: placePath }) },
    });
    const hrefs = screen.getAllByRole("link").map((card) => card.getAttribute("href"));
    expect(hrefs).toEqual(["/c-201/", "https://www.tessera.example/rome/vatican-museums"]);
  });

  it("renders nothing, not even its heading, for unknown collection ids alone", () => {
    const title = [{ type: "heading2", text: "Museums", spans: [] }];
    renderSlice(definition, { primary: { title, collection_ids: "9" }, page });
    expect(document.body.textContent).toBe("");
  });

  it("says that the list could not be loaded when the provider failed", () => {
    const failed = testPage({ snapshot: testSnapshot({ failed: need("collections", [{ id: 201 }]) }) });
    renderSlice(definition, { primary: { collection_ids: "201" }, page: failed });
    expect(screen.getByText(/can’t load this list/).tagName).toBe("P");
  });

  it("shows the rest of a list that was read in part, and says so", () => {
    const failed = need("collections", [{ id: 203 }]);
    const snapshot = testSnapshot({ found: { collections: found }, failed });
    renderSlice(definition, { primary: { collection_ids: "203, 201", links }, page: testPage({ snapshot }) });
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(screen.getByText(/can’t load all of this list/).tagName).toBe("P");
  });
});
