import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PageContext, Place } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const part = (id: number, text: string, productCount: number) => ({ id, name: { text }, productCount });
const categories = [
  { ...part(1, "Tickets", 3), subCategories: [part(1007, "Landmarks", 2), part(1010, "Towers", 1)] },
  { ...part(2, "Tours", 9), subCategories: [] },
  { ...part(5, "Food", 1), subCategories: [] },
];
const withoutFood = ({ category, subCategory }: Place) => (category === 5 ? undefined : `/${category ?? subCategory}/`);

function show(overrides: Partial<PageContext>, primary: object = {}) {
  const snapshot = testSnapshot({ found: { categories: [[{ city: "ROME" }, categories]] } });
  const page = testPage({
    snapshot,
    place: { city: "ROME" },
    places: testPlaces({ findPath: withoutFood }),
    ...overrides,
  });
  renderSlice(definition, { primary: { ...primary }, page });
  return screen.queryAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`);
}

describe("C1: popular categories", () => {
  it("are those of the page's city that have a page, most products first, with their number", () => {
    expect(show({ subject: { city: "ROME" } })).toEqual(["Tours9 /2/", "Tickets3 /1/"]);
  });

  it("are its sub-categories on a category's page, beside the other categories", () => {
    expect(show({ subject: { city: "ROME", category: 1 } })).toEqual([
      "Tours9 /2/",
      "Landmarks2 /1007/",
      "Towers1 /1010/",
    ]);
  });

  it("do not lead to the page that they are on", () => {
    expect(show({ subject: { city: "ROME", subCategory: 1007 } })).toEqual(["Tours9 /2/", "Towers1 /1010/"]);
  });

  it.each([
    [6, 0],
    [7, 1],
  ])("%i of them have %i buttons that unfold their line", (count, buttons) => {
    const many = Array.from({ length: count }, (_, index) => ({ ...part(index + 10, "Kind", 1), subCategories: [] }));
    const snapshot = testSnapshot({ found: { categories: [[{ city: "ROME" }, many]] } });
    expect(show({ snapshot })).toHaveLength(count);
    expect(screen.queryAllByText("All categories")).toHaveLength(buttons);
  });

  it("are those of the city that an editor chose", () => {
    expect(show({ place: {} }, { city: " rome" })).toHaveLength(2);
  });

  it("W150: name their city on a page that is not of it", () => {
    show({ place: {} }, { city: "rome" });
    expect(screen.getByRole("heading").textContent).toBe("Rome: by category");
  });

  it("are none where no category has a page, and without a city", () => {
    expect(show({ places: testPlaces({ findPath: () => undefined }) })).toEqual([]);
    expect(show({ place: {} })).toEqual([]);
  });
});
