import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Landmark } from "../../catalog/place/landmark.ts";
import type { Product } from "../../catalog/product/product.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testView } from "../../tests/support/test-view.ts";
import type { View } from "../../routing/view.ts";
import definition from "./index.ts";

const query = { collection: 201, limit: 100, subCategories: [] };
const price = (major: number) => {
  const money = { minor: major * 100, currency: "EUR" } as const;
  return { final: money, original: money, cashbackPercent: 0 };
};
const address = { address: "", postalCode: "", cityName: "Rome", countryName: "Italy" };
const at = (latitude: number, longitude: number) => ({ ...address, latitude, longitude });
const arena = at(41.8902, 12.4922);

/** Nine products are at the arena, and one is at a dome. One starts at an airport, and one nowhere. */
const products: readonly Product[] = [
  ...Array.from({ length: 9 }, (_, index) =>
    testProduct({
      id: index + 1,
      name: `Tour ${index + 1}`,
      cityCode: "ROME",
      startLocation: arena,
      price: price(20 + index),
    }),
  ),
  testProduct({ id: 10, name: "Dome", cityCode: "ROME", startLocation: at(41.9022, 12.4539), price: price(1250) }),
  testProduct({ id: 11, name: "City card", cityCode: "ROME", startLocation: undefined }),
  testProduct({ id: 12, name: "Transfer", cityCode: "ROME", startLocation: at(41.7999, 12.2462) }),
];
const landmark: Landmark = { name: { text: "Old bridge" }, latitude: 41.8957, longitude: 12.4826 };

function show(listed: readonly Product[], view: Partial<View> = {}) {
  cleanup();
  const snapshot = testSnapshot({
    found: {
      rankings: [[query, { products: listed, total: listed.length, city: undefined }]],
      landmarks: [[{ city: "ROME" }, [landmark]]],
    },
    missing: need(
      "nextAvailable",
      listed.map(({ id }) => ({ id, from: "2026-11-22", to: "2026-12-22" })),
    ),
    readAt: Date.UTC(2026, 10, 22, 11),
  });
  const page = testPage({ snapshot, path: ["rome"], view: testView(view) });
  renderSlice(definition, { primary: { collection: 201 }, page });
}

const map = () => within(screen.getByRole("region", { name: "Map of the results" }));

describe("P6: a map beside a listing", () => {
  it("is one link away, which needs no script", () => {
    show(products, { sort: "price", page: 2 });
    const link = screen.getByRole("link", { name: "Map" });
    expect(link.getAttribute("href")).toBe("/rome/?page=2&sort=price&layout=map#slice-1");
    expect(screen.queryByRole("region", { name: "Map of the results" })).toBeNull();
  });

  it("has a link with name and price for each place, and a list where several products share one", () => {
    show(products, { layout: "map" });
    expect(map().getByRole("link", { name: /^Dome from €1,250$/ }).textContent).toContain("€1.3K");
    const [group] = map().getAllByRole("group");
    expect(group?.querySelector("summary")?.textContent).toContain("9 experiences from €20");
    expect(within(group ?? document.body).getAllByRole("link", { hidden: true })).toHaveLength(9);
    expect(map().getByText("Old bridge")).toBeTruthy();
  });

  it("shows products of all pages, and the list those of its page", () => {
    show(products, { layout: "map", page: 2 });
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(map().getAllByRole("link", { hidden: true })).toHaveLength(12);
  });

  it("names what it can't show", () => {
    show(products, { layout: "map" });
    const rest = map().getByText("Not on the map (2)").closest("details");
    expect([...(rest?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "City card",
      "Transfer",
    ]);
    expect(rest?.open).toBe(true);
  });

  it("stays for other pages, filters and days, and can be closed", () => {
    show(products, { layout: "map" });
    const read = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(read("Page 2")).toBe("/rome/?page=2&layout=map#slice-1");
    expect(read("Tomorrow")).toBe("/rome/?when=tomorrow&layout=map#slice-1");
    expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("layout")).toBe("map");
    expect(read("Close map")).toBe("/rome/#slice-1");
  });

  it("J9: a tile with the map fills the last row of the last page, and no row beside the map", () => {
    const find = () => screen.queryByRole("link", { name: "Map of the results", hidden: true });
    const others = [at(41.91, 12.48), at(41.88, 12.47)].map((startLocation, index) =>
      testProduct({ id: 20 + index, cityCode: "ROME", startLocation }),
    );
    const spread = [...products.slice(0, 10), ...others];
    show(spread, { page: 2 });
    expect(find()?.getAttribute("href")).toBe("/rome/?page=2&layout=map#slice-1");
    expect(find()?.parentElement?.querySelectorAll("circle")).toHaveLength(4);
    show(spread, { page: 2, layout: "map" });
    expect(find()).toBeNull();
    // A map of two pins tells nobody more than the list.
    show(products, { page: 2 });
    expect(find()).toBeNull();
  });

  it.each([
    ["all are at one place", products.slice(0, 9)],
    ["no place is known", products.slice(10, 11)],
    [
      "most are in other cities",
      [
        ...products.slice(8, 10),
        ...["A", "B", "C"].map((cityCode, index) =>
          testProduct({ id: 20 + index, cityCode, startLocation: at(50 + index, 10) }),
        ),
      ],
    ],
  ])("is not offered where %s", (_title, listed) => {
    show(listed);
    expect(screen.queryByRole("link", { name: "Map" })).toBeNull();
  });
});
