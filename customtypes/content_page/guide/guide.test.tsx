import { render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ListedDocument } from "../../../catalog/document/document.ts";
import { testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { testCity } from "../../../tests/support/test-city.ts";
import { testSightDocument } from "../../../tests/support/test-sight-document.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { contentSchema } from "../fields.ts";
import { GuidePage } from "./GuidePage.tsx";
import { guide } from "./index.ts";

const createGuideDocument = (path: string, heading: string, guide_topic: string) =>
  testSightDocument(path, heading, { sight: null, tagged_page_type: "City guide", guide_topic });
const shops = createGuideDocument("rome.guide.shopping", "Shops in Rome", "Shopping");
const pages = [
  createGuideDocument("rome.guide.arts", "Art in Rome", "Arts and culture"),
  createGuideDocument("rome.guide.people", "Romans", "Local community"),
  shops,
  createGuideDocument("rome.guide.weather", "When to go to Rome", "Best time to visit"),
  createGuideDocument("rome.guide", "Rome: a travel guide", "Travel guide"),
  createGuideDocument("rome.guide.itinerary", "Rome day by day", "Itinerary"),
];
const imageUrl = "https://images.tessera.example/rome.webp";
const sources = [{ source: "Turismo Roma", checked_on: "2026-11-16" }];

function createCase(documents: readonly ListedDocument[], guide_topic: string, path: readonly string[]) {
  const snapshot = testSnapshot({
    found: {
      cities: [[{ code: "ROME" }, testCity({ imageUrl })]],
      documents: [[{ type: "content_page", tag: "travel-guide-rome" }, documents]],
    },
  });
  const place = { city: "ROME", country: "IT" };
  const heading = [{ type: "heading1", text: "A page of the guide", spans: [] }];
  return {
    fields: v.parse(contentSchema, { heading, guide_topic, sources, tagged_city: "ROME" }),
    page: testPage({
      snapshot,
      place,
      path,
      places: testPlaces({ findPath: ({ city, country }) => (city && "/rome/") || (country && "/italy/") }),
    }),
  };
}

const show = (documents: readonly ListedDocument[], topic: string, path: readonly string[]) =>
  render(
    <GuidePage {...createCase(documents, topic, path)}>
      <p>Text</p>
    </GuidePage>,
  );
const menu = () => screen.queryByRole("navigation", { name: "Pages of this travel guide" });
const shopping = ["rome", "guide", "shopping"];

const reads = () => within(screen.getByRole("region", { name: "More reads" })).getAllByRole("heading", { level: 3 });

it("D18: a page of a guide ends with three others of it", () => {
  show(pages, "Shopping", shopping);
  expect(reads().map(({ textContent }) => textContent)).toEqual([
    "Rome: a travel guide",
    "Rome day by day",
    "When to go to Rome",
  ]);
});

it("W151: a page of a guide without a picture begins with the photograph of its city", () => {
  show(pages, "Shopping", shopping);
  expect(screen.getByRole("img", { name: "Rome" }).getAttribute("src")).toContain(imageUrl);
});

describe("C2, C3: the menu of a guide", () => {
  it("has the pages that exist in the order of their topics, and each month of the weather", () => {
    show(pages, "Shopping", shopping);
    const months = "JanFebMarAprMayJunJulAugSepOctNovDec";
    expect(menu()?.textContent).toBe(
      `Pages of this travel guideOverviewTravel guideTrip plannerItineraryWeatherBest time to visit${months}While you’re thereLocal communityShoppingArts and culture`,
    );
    expect(menu()?.querySelector("[aria-current=page]")?.textContent).toBe("Shopping");
    for (const name of ["Overview", "Trip planner", "While you’re there"])
      expect(within(menu() ?? document.body).getByRole("list", { name })).toBeDefined();
    const may = screen.getByRole("link", { name: "May" });
    expect(may.getAttribute("href")).toBe("/rome/guide/weather/#rome-month-5");
  });

  it("is omitted where no page is beside it", () => {
    show([shops], "Shopping", shopping);
    expect(menu()).toBeNull();
  });
});

describe("the ways from a page of a guide", () => {
  it.each([
    [["rome", "guide"], ["NextRome day by day"]],
    [
      ["rome", "guide", "weather"],
      ["PreviousRome day by day", "NextRomans"],
    ],
    [shopping, ["PreviousRomans", "NextArt in Rome"]],
  ])("%j: previous and next in the order of the menu", (path, adjacent) => {
    show(pages, "Shopping", path);
    const links = within(screen.getByRole("navigation", { name: "Previous and next page" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(adjacent);
  });

  it("back: city and guide; search engines read the same, and when its facts were checked", () => {
    show(pages, "Shopping", shopping);
    const way = within(screen.getByRole("navigation", { name: "You are here" })).getAllByRole("listitem");
    expect(way.map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Italy",
      "Rome",
      "Rome: a travel guide",
      "A page of the guide",
    ]);
    const { fields, page } = createCase(pages, "Shopping", shopping);
    expect(guide.structuredData?.(fields, page, [])).toMatchObject([
      { "@type": "Article", headline: "A page of the guide", dateModified: "2026-11-16" },
      { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, {}, {}, {}, { name: "A page of the guide" }] },
    ]);
  });
});

describe("X26: what a visitor takes along", () => {
  it.each([
    ["Itinerary", 1],
    ["Shopping", 0],
  ])("a page about %s is to be printed: %i", (topic, count) => {
    show(pages, topic, ["rome", "guide", "itinerary"]);
    expect(screen.queryAllByText(/^Print this page/)).toHaveLength(count);
  });
});
