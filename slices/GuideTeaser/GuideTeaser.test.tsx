import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ListedDocument } from "../../catalog/document/document.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testSightDocument } from "../../tests/support/test-sight-document.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";
import type { PageContext } from "../../renderer/index.ts";

const query = { type: "content_page", tag: "travel-guide-rome" };
const { site } = testPage();
const guide: ListedDocument = {
  id: "guide",
  uid: `${site.host}.rome.guide`,
  type: "content_page",
  lang: "en-us",
  tags: ["travel-guide-rome"],
  data: {
    heading: [{ type: "heading1", text: "Rome in three days", spans: [] }],
    meta_description: "Where to begin.",
    share_image: { url: "https://images.example/rome.webp", alt: "Rome", dimensions: { width: 1600, height: 900 } },
  },
};

const rome = (...documents: readonly ListedDocument[]) =>
  testPage({ place: { city: "ROME" }, snapshot: testSnapshot({ found: { documents: [[query, documents]] } }) });

describe("GuideTeaser", () => {
  it("C1: without fields it leads to the guide of its page's city, in the guide's own words", () => {
    renderSlice(definition, { primary: {}, page: rome(guide) });
    expect(screen.getByRole("heading", { level: 2, name: "Rome in three days" })).toBeDefined();
    expect(screen.getByText("Where to begin.")).toBeDefined();
    expect(screen.getByRole("img", { name: "Rome" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Read the travel guide" }).getAttribute("href")).toBe("/rome/guide/");
  });

  it("C3: of a guide of several pages it leads to the first", () => {
    const tips = { ...guide, uid: `${site.host}.rome.a`, data: { ...guide.data, guide_topic: "Travel tips" } };
    renderSlice(definition, { primary: {}, page: rome(tips, guide) });
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rome/guide/");
  });

  it("C5: on the page of a collection it leads to the page of its sight", () => {
    const sightQuery = { type: "content_page", tag: "sight-1" };
    const history = testSightDocument("guide.history", "History", { topic: "About: History" });
    const own = testSightDocument("guide", "Visiting the Colosseum", { tagged_page_type: "Attraction" });
    const snapshot = testSnapshot({ found: { documents: [[sightQuery, [history, own]]] } });
    const facts = {
      subject: { collection: 1001 },
      place: { collection: 1001, city: "ROME" },
    };
    const findPath: PageContext["places"]["findPath"] = ({ sight }) => (sight === 1 ? "/guide/" : undefined);
    const places = testPlaces({ findPath, list: () => [{ sight: 1, collection: 1001 }] });
    renderSlice(definition, { primary: {}, page: testPage({ ...facts, snapshot, places }) });
    expect(screen.getByRole("heading", { level: 2, name: "Visiting the Colosseum" })).toBeDefined();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/guide/");
    renderSlice(definition, { primary: {}, page: testPage({ ...facts, places: testPlaces({ findPath }) }) });
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("omits a description with shortcodes, which only its own page expands", () => {
    const data = { ...guide.data, meta_description: "From [min-price]." };
    renderSlice(definition, { primary: {}, page: rome({ ...guide, data }) });
    expect(screen.queryByText(/From/)).toBeNull();
  });

  it.each([
    ["there is no guide", rome()],
    ["the guide is on another site", rome({ ...guide, uid: "www.west-end-nights.example.guide" })],
    ["its page is about no city", testPage()],
  ])("renders nothing where %s", (_title, page) => {
    renderSlice(definition, { primary: {}, page });
    expect(document.body.textContent).toBe("");
  });

  it("leads to the page that the editor chose, in the editor's words", () => {
    const link = { link_type: "Web", url: "https://www.tessera.example/guide", text: "To the guide" };
    renderSlice(definition, { primary: { intro: "Ours", link } });
    expect(screen.getByRole("link", { name: "To the guide" }).getAttribute("href")).toBe(link.url);
  });
});
