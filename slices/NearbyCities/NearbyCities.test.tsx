import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { need } from "../../catalog/snapshot/needs.ts";
import type { PageContext } from "../../renderer/index.ts";
import { sampleProduct } from "../../tests/support/sample-product.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCity } from "../../tests/support/test-city.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const near = (code: string, distanceKm: number | undefined) => ({
  ...testCity({ code, name: { text: code }, imageUrl: "https://images.example/city.webp" }),
  distanceKm,
  startingPrice: distanceKm === undefined ? undefined : sampleProduct.price,
});
const found = {
  cities: [[{ code: "ROME" }, testCity()]],
  nearbyCities: [[{ city: 24 }, [near("MILAN", 477.4), near("PISA", 300), near("BARI", undefined)]]],
} as const;
const linked = ({ city }: { readonly city?: string | undefined }) => (city === "PISA" ? undefined : `/${city}/`);

function show(overrides: Partial<PageContext> = {}) {
  const page = testPage({
    snapshot: testSnapshot({ found }),
    place: { city: "ROME" },
    places: testPlaces({ findPath: linked }),
    ...overrides,
  });
  renderSlice(definition, { primary: {}, page });
}

describe("C1: nearby cities", () => {
  it("have their distance and lowest price, and those without a page no card", () => {
    show();
    expect(screen.getByRole("region", { name: "Nearby cities" })).toBeDefined();
    const cards = screen.getAllByRole("article").map(({ textContent }) => textContent?.replaceAll(/\s+/g, " ").trim());
    expect(cards).toEqual(["MILAN477 km awayfrom €49", "BARI"]);
  });

  it("are as wide as the page where a row would be half empty", () => {
    show();
    const [lying] = screen.getAllByRole("article").map(({ className }) => className);
    cleanup();
    show({ places: testPlaces({ findPath: ({ city }) => `/${city}/` }) });
    const upright = screen.getAllByRole("article").map(({ className }) => className);
    expect([upright.length, upright.includes(lying ?? "")]).toEqual([3, false]);
  });

  it("are none where the city is unknown, or none is named", () => {
    show({ snapshot: testSnapshot({ missing: need("cities", [{ code: "ROME" }]) }) });
    show({ place: {} });
    expect(screen.queryByRole("region")).toBeNull();
  });
});
