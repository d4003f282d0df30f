import { render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ListedDocument } from "../../../catalog/document/document.ts";
import { testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { testCity } from "../../../tests/support/test-city.ts";
import { testCollection } from "../../../tests/support/test-collection.ts";
import { testSight } from "../../../tests/support/test-sight.ts";
import { testSightDocument } from "../../../tests/support/test-sight-document.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { contentSchema } from "../fields.ts";
import { ShoulderPage } from "./ShoulderPage.tsx";
import { shoulder } from "./index.ts";

const sight = testSightDocument("rome.guide", "Visiting the Colosseum", { tagged_page_type: "Attraction" });
const shoulders = [
  testSightDocument("rome.guide.rules", "Rules", { topic: "Visit: Rules" }),
  testSightDocument("rome.guide.history", "History", { topic: "About: History" }),
  testSightDocument("rome.guide.shops", "Shops", { topic: "Things to do: Shopping" }),
  testSightDocument("rome.guide.inside", "Inside", { topic: "About: Inside" }),
];
const elsewhere = {
  ...testSightDocument("rome.guide.tips", "Tips", { topic: "Visit: Tips" }),
  uid: "www.other.example.tips",
};

function createCase(documents: readonly ListedDocument[], slug: string, topic = "About: Inside") {
  const snapshot = testSnapshot({
    found: {
      pois: [[{ id: 1 }, testSight()]],
      cities: [[{ code: "ROME" }, testCity()]],
      collections: [[{ id: 1001 }, testCollection({ id: 1001, name: "Colosseum tickets" })]],
      landmarks: [[{ city: "ROME" }, []]],
      documents: [[{ type: "content_page", tag: "sight-1" }, documents]],
    },
  });
  const page = testPage({
    snapshot,
    place: { city: "ROME", country: "IT", collection: 1001, sight: 1 },
    path: ["rome", "guide", slug],
    places: testPlaces({
      findPath: ({ country, city, collection }) =>
        collection === 1001 ? "/rome/colosseum/" : (city && "/rome/") || (country && "/italy/"),
    }),
  });
  const heading = [{ type: "heading1", text: "Inside the arena", spans: [] }];
  return { fields: v.parse(contentSchema, { heading, topic, sight: 1 }), page };
}

const show = (documents: readonly ListedDocument[], slug = "inside") =>
  render(
    <ShoulderPage {...createCase(documents, slug)}>
      <p>Text</p>
    </ShoulderPage>,
  );
const menu = () => screen.queryByRole("navigation", { name: "More about this attraction" });
const linksIn = (element: HTMLElement | null) =>
  element === null
    ? []
    : within(element)
        .getAllByRole("link")
        .map(({ textContent }) => textContent);

describe("P18: a page of directions or of a map", () => {
  it.each([
    ["Visit: Directions", true],
    ["Visit: Map", true],
    ["Visit: Rules", false],
  ])("%s has the map of what is around the sight: %s", (topic, expected) => {
    render(<ShoulderPage {...createCase(shoulders, "inside", topic)}>{null}</ShoulderPage>);
    expect(screen.queryByRole("region", { name: "Location" }) !== null).toBe(expected);
  });
});

describe("C6, C7, C8: the menu of the pages around a sight", () => {
  it("has the groups that have pages, and these in the order of their topics", () => {
    show([...shoulders, sight, elsewhere]);
    expect(menu()?.textContent).toBe("AboutHistoryInsideVisitRulesThings to doShops");
    expect(linksIn(menu())).toEqual(["History", "Inside", "Rules", "Shops"]);
    expect(menu()?.querySelector("[aria-current=page]")?.textContent).toBe("Inside");
  });

  it("is omitted where no page is beside it", () => {
    show(shoulders.slice(3));
    expect(menu()).toBeNull();
    expect(screen.queryByRole("navigation", { name: "Previous and next page" })).toBeNull();
  });
});

describe("the ways from a page around a sight", () => {
  it.each([
    ["inside", ["PreviousHistory", "NextRules"]],
    ["history", ["PreviousVisiting the Colosseum", "NextInside"]],
    ["shops", ["PreviousRules"]],
  ])("%s: previous and next in the order of the menu", (slug, adjacent) => {
    show([...shoulders, sight], slug);
    expect(linksIn(screen.getByRole("navigation", { name: "Previous and next page" }))).toEqual(adjacent);
  });

  it("back: city, tickets, the sight's page", () => {
    show([...shoulders, sight]);
    const way = screen.getByRole("navigation", { name: "You are here" });
    expect(
      within(way)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Home", "Italy", "Rome", "Colosseum tickets", "Visiting the Colosseum", "Inside the arena"]);
    const { fields, page } = createCase([...shoulders, sight], "inside");
    expect(shoulder.structuredData?.(fields, page, [])).toMatchObject([{ "@type": "BreadcrumbList" }]);
  });
});
