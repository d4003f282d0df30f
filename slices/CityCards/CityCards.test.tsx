import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const paris = {
  name: "Paris",
  caption: "Museums and towers",
  link: { link_type: "Web", url: "https://www.tessera.example/paris" },
};

describe("CityCards", () => {
  it("links a city by its name", () => {
    renderSlice(definition, { primary: { cities: [paris] } });
    expect(screen.getByRole("link", { name: "Paris" }).getAttribute("href")).toBe("https://www.tessera.example/paris");
  });

  it("omits a city without a link: no card leads nowhere", () => {
    renderSlice(definition, { primary: { cities: [{ name: "Berlin", link: { link_type: "Any" } }, paris] } });
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Paris"]);
  });

  it("W150: has all cities of the site on a page of no place, those with photographs first, then most products first", () => {
    const cities = [
      { city: "VIENNA", collection: 1 },
      { city: "ROME", collection: 2 },
      { city: "PARIS", collection: 3 },
    ];
    const collection = (id: number, productCount: number, cardImageUrl: string) =>
      [{ id }, testCollection({ id, productCount, cardImageUrl, heroImageUrl: "" })] as const;
    const page = testPage({
      places: testPlaces({
        list: (part) => (part === "city" ? cities : []),
        findPath: ({ city = "" }) => `/${city.toLowerCase()}/`,
      }),
      snapshot: testSnapshot({
        found: {
          collections: [
            collection(1, 9, ""),
            collection(2, 5, "https://a.example/r.webp"),
            collection(3, 7, "https://a.example/p.webp"),
          ],
        },
      }),
    });
    renderSlice(definition, { primary: {}, page });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/paris/", "/rome/", "/vienna/"]);
  });

  it("renders nothing without a city", () => {
    renderSlice(definition, { primary: { title: [{ type: "heading2", text: "Where to next?", spans: [] }] } });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
