import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Banner } from "../../catalog/banner/banner.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const readAt = Date.parse("2026-12-20T09:00:00Z");
const title = [{ type: "heading2", text: "Winter in Rome", spans: [] }];
const link = { link_type: "Web", url: "https://www.tessera.example/rome", text: "See Rome" };
const image = {
  url: "https://images.tessera.example/colosseum.webp",
  alt: "The Colosseum",
  dimensions: { width: 1600, height: 1000 },
};
const page = testPage({ snapshot: testSnapshot({ readAt }) });

describe("PromotionalBanner", () => {
  it("shows an editor's offer with its picture, its end and the way on", () => {
    renderSlice(definition, { primary: { title, image, link, ends_on: "2026-12-24" }, page });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Winter in Rome");
    expect(screen.getByRole("img", { name: "The Colosseum" })).toBeTruthy();
    expect(screen.getByText("Until 24 Dec 2026 · 4 days left")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See Rome" }).getAttribute("href")).toBe(link.url);
  });

  it("counts no days where the offer has no end", () => {
    renderSlice(definition, { primary: { title, link }, page });
    expect(document.body.textContent).toBe("Winter in RomeSee Rome");
  });

  it("D21: as text alone it shows no picture", () => {
    renderSlice(definition, { primary: { title, image, link }, variation: "text_only", page });
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("E2: shows nothing once the offer has ended", () => {
    renderSlice(definition, { primary: { title, link, ends_on: "2026-12-19" }, page });
    expect(document.body.textContent).toBe("");
  });

  it("J18, J20: points out of a product what counts for its kind, if it is true of it, with its icon", () => {
    const cruise = testProduct({
      id: 7,
      name: "Dinner on the Tiber",
      category: { id: 18, name: "Cruises" },
      descriptors: ["MOBILE_TICKET", "MEALS_INCLUDED", "SKIP_THE_LINE"],
    });
    const snapshot = testSnapshot({ readAt, found: { products: [[{ id: 7 }, cruise]], documents: [] } });
    renderSlice(definition, { primary: { product: 7 }, page: testPage({ snapshot }) });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Dinner on the Tiber");
    const facts = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(facts.map(({ textContent }) => textContent)).toEqual(["Meals included", "Mobile ticket"]);
    expect(new Set(facts.map((fact) => fact.querySelector("svg")?.innerHTML)).size).toBe(2);
    expect(screen.getByRole("link", { name: "See the offer" }).getAttribute("href")).toContain("-e-7");
    expect(screen.getByText(/€30/)).toBeTruthy();
  });
});

const banner: Banner = {
  id: 1,
  title: { text: "Snow" },
  imageUrl: "https://images.tessera.example/snow.webp",
  mobileImageUrl: "",
  alt: { text: "Snow on the Forum" },
  targetUrl: "https://www.tessera.example/rome/",
  firstDay: "2026-12-01",
  lastDay: "2027-01-31",
};

describe("PromotionalBanner of the provider", () => {
  it("J18: shows the first of its banners that runs today, and links to a page of ours on its own site", () => {
    const past = { ...banner, title: { text: "Autumn" }, lastDay: "2026-11-30" };
    const future = { ...banner, title: { text: "Spring" }, firstDay: "2027-03-01", lastDay: undefined };
    const snapshot = testSnapshot({ readAt, found: { banners: [["all", [past, future, banner]]] } });
    renderSlice(definition, { primary: { source: "the provider" }, page: testPage({ snapshot }) });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Snow");
    expect(screen.getByRole("img", { name: "Snow on the Forum" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the offer" }).getAttribute("href")).toBe("/rome");
  });

  it("shows nothing where it has none", () => {
    const snapshot = testSnapshot({ readAt, found: { banners: [["all", []]] } });
    renderSlice(definition, { primary: { source: "the provider", title }, page: testPage({ snapshot }) });
    expect(document.body.textContent).toBe("");
  });
});
