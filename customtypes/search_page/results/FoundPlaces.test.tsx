import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FoundPlace } from "../../../catalog/search/find-on-site.ts";
import { testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { FoundPlaces, placeGroups } from "./FoundPlaces.tsx";

const category = (id: number): FoundPlace => ({
  kind: "category",
  name: { text: `Category ${id}` },
  cityName: { text: "Rome" },
  places: [{ city: "ROME", category: id }],
});

it("P1: each category that is found has its own icon", () => {
  const places = testPlaces({ findPath: (place) => `/category-${place.category}/` });
  const groups = placeGroups({ places: [1, 3, 5].map(category), matches: true }, testPage({ places }));
  render(<FoundPlaces groups={groups} title="" />);
  const icons = screen.getAllByRole("link").map((link) => link.querySelector("svg")?.innerHTML);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(3);
});
