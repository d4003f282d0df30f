import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PageContext } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const all = [
  { city: "MILAN", country: "IT", collection: 2 },
  { city: "PARIS", country: "FR", collection: 3 },
  { city: "ROME", country: "IT", collection: 1 },
];
const counts = [46, 8, 20];
const snapshot = testSnapshot({
  found: {
    collections: counts.map(
      (productCount, index) =>
        [{ id: index + 1 }, { ...testCollection({ id: index + 1, name: "All" }), productCount }] as const,
    ),
  },
});
const list = () => all;

function cards(overrides: Partial<PageContext>) {
  const page = testPage({
    snapshot,
    places: testPlaces({ list, findPath: ({ city }) => `/${city}/` }),
    ...overrides,
  });
  renderSlice(definition, { primary: {}, page });
  return screen.queryAllByRole("article").map((card) => {
    const link = card.querySelector("a");
    return [link?.textContent, link?.getAttribute("href"), card.querySelector("p")?.textContent].join(" ");
  });
}

describe("C1: cities that no editor named", () => {
  it("are those of the page's country, most products first, with their number", () => {
    expect(cards({ place: { country: "IT" }, subject: { country: "IT" } })).toEqual([
      "Rome /ROME/ 46 experiences",
      "Milan /MILAN/ 8 experiences",
    ]);
  });

  it("are all of the site on a page of no place, and none on a city's", () => {
    expect(cards({})).toHaveLength(3);
  });

  it("are none on a city's page, nor where none has a page", () => {
    expect(cards({ place: { city: "ROME" }, subject: { city: "ROME" } })).toEqual([]);
    expect(cards({ places: testPlaces({ list }) })).toEqual([]);
  });

  it("C1: are rows as wide as the page where a grid would be half empty, and no row of cards elsewhere", () => {
    cards({ place: { country: "FR" }, subject: { country: "FR" } });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Cities");
    const [lying] = screen.getAllByRole("article").map(({ className }) => className);
    cleanup();
    cards({});
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Choose a city");
    expect(screen.getAllByRole("article").map(({ className }) => className)).not.toContain(lying);
  });
});
