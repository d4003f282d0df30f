import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testVariant } from "../../tests/support/test-variant.ts";
import definition from "./index.ts";

const query = { kind: "category", id: 3, city: "ROME", limit: 100, subCategories: [1019, 1145] } as const;
const price = (amount: number, size?: number) => {
  const money = { minor: amount * 100, currency: "EUR" } as const;
  return { final: money, original: money, cashbackPercent: 0, ...(size === undefined ? {} : { group: { size } }) };
};
const rules = { freeWaiting: 60, beforeFlight: 120 };
const airport = (code: string) => ({
  code,
  name: { text: `Airport ${code}` },
  cityCode: "ROME",
  countryCode: "IT",
  latitude: undefined,
  longitude: undefined,
  terminals: [],
});
const car = testProduct({
  id: 1,
  name: "Private car",
  flowType: "PRIVATE_AIRPORT_TRANSFER",
  maxDuration: 60,
  transfer: { airport: "FCO", airportName: { text: "Airport FCO" }, ...rules },
});
const shuttle = testProduct({
  id: 2,
  name: "Shuttle",
  flowType: "SHARED_AIRPORT_TRANSFER",
  transfer: { airport: "FCO", airportName: { text: "Airport FCO" }, ...rules, freeWaiting: undefined },
});
const other = testProduct({
  id: 3,
  name: "Other car",
  flowType: "PRIVATE_AIRPORT_TRANSFER",
  transfer: { airport: "CIA", airportName: { text: "Airport CIA" }, ...rules },
});
const vehicles = [
  testVariant({ id: 12, name: "Minivan", vehicleType: "MINIVAN", maxPax: 7, maxBags: 7, price: price(84, 7) }),
  testVariant({ id: 11, name: "Sedan", vehicleType: "SEDAN", maxPax: 3, maxBags: 2, price: price(58, 3) }),
];
const snapshot = testSnapshot({
  found: {
    airports: [["all", [airport("FCO"), airport("CIA"), airport("LHR")]]],
    categoryRankings: [[query, { products: [car, shuttle, other], total: 3, city: undefined }]],
    variants: [
      [{ id: 1 }, vehicles],
      [{ id: 2 }, [testVariant({ id: 21, name: "Seat", price: price(7) })]],
      [{ id: 3 }, vehicles],
    ],
  },
});

function renderTransfers(view: Partial<View> = {}, changes: Partial<PageContext> = {}) {
  const page = testPage({ snapshot, place: { city: "ROME" }, view: { ...defaultView, ...view }, ...changes });
  renderSlice(definition, { primary: {}, page });
}
const cards = () => screen.getAllByRole("article").map(({ textContent }) => textContent);

describe("AirportTransfers", () => {
  it("C16: private and shared transfers of an airport are apart", () => {
    renderTransfers();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Private transfers",
      "Shared shuttles",
    ]);
    expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      "Private car",
      "Shuttle",
    ]);
  });

  it("X22: vehicles that have room come with their price, the cheapest first, and the others are named", () => {
    renderTransfers();
    expect(cards()[0]).toMatch(/Sedan.*€58.*Minivan.*€84/);
    renderTransfers({ party: 4, bags: 0 });
    expect(cards()[2]).toMatch(/^Private carMinivan.*Too small for your party or suitcases: Sedan/);
  });

  it("X22: suitcases alone exclude a vehicle, and where none fits it says so", () => {
    renderTransfers({ party: 1, bags: 3 });
    expect(cards()[0]).toContain("suitcases: Sedan");
    renderTransfers({ party: 9 });
    expect(cards()[2]).toContain("No single vehicle has room");
  });

  it("X22: seats that are sold one by one have the price of the party", () => {
    renderTransfers({ party: 3 });
    expect(cards()[1]).toContain("from €21 for your party");
  });

  it.each([
    [{ way: "from-airport" }, "Pick-up at the latest: Tue, 1 Dec, 15:30.", "waits 1 hour"],
    [{ way: "to-airport" }, "Pick-up at the latest: Tue, 1 Dec, 11:30.", "1 hour for the ride and 2 hours before"],
  ] as const)("X22: %j with a flight says the latest pick-up", (view, moment, rule) => {
    renderTransfers({ ...view, date: "2026-12-01", time: "14:30" });
    expect(cards()[0]?.replace("Tue 1", "Tue, 1")).toContain(moment);
    expect(cards()[0]).toContain(rule);
    expect(cards()[1]).not.toContain("latest");
  });

  it("H22: another airport has its own transfers; one without any reads as the first", () => {
    renderTransfers({ airport: "CIA" });
    expect(
      screen.getAllByRole("option").flatMap(({ textContent }) => (/Airport /.test(textContent) ? [textContent] : [])),
    ).toEqual(["Airport FCO (FCO)", "Airport CIA (CIA)"]);
    expect(cards()[0]).toContain("Other car");
    renderTransfers({ airport: "LHR" });
    expect(cards()[1]).toContain("Private car");
  });

  it("C22: the day of the flight goes along to the booking", () => {
    renderTransfers({ date: "2026-12-01" });
    const [link] = screen.getAllByRole("link", { name: "Book now" });
    expect(link?.getAttribute("href")).toBe("https://book.tessera.example/book/1/?date=2026-12-01");
  });

  it("shows nothing in a city without transfers", () => {
    const none = testSnapshot({
      found: { airports: [["all", []]], categoryRankings: [[query, { products: [], total: 0, city: undefined }]] },
    });
    renderTransfers({}, { snapshot: none });
    expect(document.body.textContent).toBe("");
  });
});
