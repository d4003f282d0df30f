import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import { directions } from "../../catalog/transfer/transfer.ts";
import { locales } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/index.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { parseViewQuery, parseViewSegment } from "../../routing/view-registry.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testVariant } from "../../tests/support/test-variant.ts";
import definition from "./index.ts";
import { views } from "../../app/_composition/views.ts";

const query = { kind: "category", id: 3, city: "ROME", limit: 100, subCategories: [1019, 1145] } as const;
const price = (amount: number, size?: number) => {
  const money = { minor: amount * 100, currency: "EUR" } as const;
  return { final: money, original: money, cashbackPercent: 0, ...(size === undefined ? {} : { group: { size } }) };
};
const rules = { directions, freeWaiting: 60, beforeFlight: 120 };
const airport = (code: string) => ({
  code,
  name: { text: `Airport ${code}` },
  cityCode: "ROME",
  countryCode: "IT",
  latitude: undefined,
  longitude: undefined,
  terminals: [],
});
const flights = { airport: "FCO", airportName: { text: "Airport FCO" }, ...rules };
const car = testProduct({
  id: 1,
  name: "Private car",
  flowType: "PRIVATE_AIRPORT_TRANSFER",
  maxDuration: 60,
  transfer: flights,
});
const shuttle = testProduct({
  id: 2,
  name: "Shuttle",
  flowType: "SHARED_AIRPORT_TRANSFER",
  transfer: { ...flights, freeWaiting: undefined },
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
const world = (products: readonly Product[], ofCar = vehicles) =>
  testSnapshot({
    found: {
      airports: [["all", [airport("FCO"), airport("CIA"), airport("LHR")]]],
      categoryRankings: [[query, { products, total: products.length, city: undefined }]],
      variants: [
        [{ id: 1 }, ofCar],
        [{ id: 2 }, [testVariant({ id: 21, name: "Seat", price: price(7) })]],
        [{ id: 3 }, vehicles],
      ],
    },
  });
const snapshot = world([car, shuttle, other]);
const unread = testSnapshot({
  found: {
    airports: [["all", [airport("FCO")]]],
    categoryRankings: [[query, { products: [car], total: 1, city: undefined }]],
  },
  failed: need("variants", [{ id: 1 }]),
});

function renderTransfers(view: Partial<View> = {}, changes: Partial<PageContext> = {}) {
  const origin = "https://book.tessera.example";
  const page = testPage({
    snapshot,
    place: { city: "ROME" },
    view: { ...defaultView, ...view },
    bookingUrl: (product, choice) => bookingUrl({ origin, locale: locales.en, product, ...choice }),
    ...changes,
  });
  renderSlice(definition, { primary: {}, page });
}
const cards = () => screen.getAllByRole("article").map(({ textContent }) => textContent);

describe("AirportTransfers", () => {
  it("C16, J16: private transfers (1019) and shared ones of an airport are apart", () => {
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

  it("C16, D15: a transfer leads to its reviews, with its rating, where they have a page", () => {
    renderTransfers(
      {},
      {
        places: testPlaces({
          findPath: ({ reviewSubject }) => (reviewSubject === "product-1" ? "/reviews/car/" : undefined),
        }),
      },
    );
    expect(screen.getByRole("link", { name: "All reviews (812)" }).getAttribute("href")).toBe("/reviews/car/");
    expect(cards().map((text) => text.includes("Rated 4.6 out of 5 from 5,743 ratings"))).toEqual([true, true]);
    expect(screen.queryAllByRole("link", { name: /^All reviews/ })).toHaveLength(1);
  });

  it("D15: a transfer whose reviews may not be shown leads to none", () => {
    const silent = { ratings: { "5": 1, "4": 0, "3": 0, "2": 0, "1": 0 }, showReviews: false };
    const given = world([testProduct({ ...car, reviewsDetails: silent })]);
    renderTransfers({}, { snapshot: given, places: testPlaces({ findPath: () => "/reviews/car/" }) });
    expect(screen.getByText("Private car")).toBeDefined();
    expect(screen.queryByRole("link", { name: /^All reviews/ })).toBeNull();
  });

  it("X22: vehicles that have room come with their price, the cheapest first, and the others are named", () => {
    renderTransfers();
    expect(cards()[0]).toMatch(/Sedan.*€58.*Minivan.*€84/);
    renderTransfers({ party: 4, bags: 0 });
    expect(cards()[2]).toMatch(/^Private car.*Minivan.*Too small for your group or suitcases: Sedan/);
  });

  it("X22: suitcases alone exclude a vehicle, and where none fits it says so", () => {
    renderTransfers({ party: 1, bags: 3 });
    expect(cards()[0]).toContain("suitcases: Sedan");
    renderTransfers({ party: 9 });
    expect(cards()[2]).toContain("No single vehicle has room");
  });

  it("X22: a vehicle that is for larger parties alone is not called too small", () => {
    const coach = testVariant({ id: 14, name: "Coach", minPax: 6, maxPax: 20, price: price(200, 20) });
    renderTransfers({ party: 2 }, { snapshot: world([car], [...vehicles, coach]) });
    expect(cards()[0]).toContain("Sedan");
    expect(cards()[0]).not.toMatch(/Coach|Too small/);
  });

  it.each([
    ["could not be read", unread],
    ["are not on sale", world([car], [testVariant({ id: 11, name: "Sedan", price: undefined })])],
  ])("X22: a transfer whose vehicles %s does not claim that none has room", (_what, given) => {
    renderTransfers({}, { snapshot: given });
    expect(screen.queryByText(/No single vehicle has room/)).toBeNull();
    expect(screen.getByRole("heading", { level: 4, name: "Private car" })).toBeDefined();
  });

  it("X22: seats that are sold one by one take as many suitcases as each traveller may bring", () => {
    const products = [{ ...shuttle, transfer: { ...flights, suitcasesEach: 1 } }];
    renderTransfers({ party: 2, bags: 2 }, { snapshot: world(products) });
    expect(cards()[0]).toContain("Seatlarge suitcases per traveller: 1");
    renderTransfers({ party: 2, bags: 3 }, { snapshot: world(products) });
    expect(cards()[1]).toContain("more people or suitcases than you can book here");
    expect(cards()[1]).not.toMatch(/No single vehicle|Too small/);
  });

  it("X22: seats that are sold one by one have the price of the party", () => {
    renderTransfers({ party: 3 });
    expect(cards()[1]).toContain("from €21 for your group");
  });

  it.each([
    [{ way: "from-airport" }, "Latest pick-up: Tue, 1 Dec, 15:30.", "waits 1 hour"],
    [{ way: "to-airport" }, "Latest pick-up: Tue, 1 Dec, 11:30.", "1 hour for the journey and 2 hours before"],
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

  it("X22, C22: each vehicle's booking names it, the party, its suitcases and the flight", () => {
    renderTransfers({ date: "2026-12-01", time: "14:30", way: "to-airport", party: 3, bags: 1 });
    const hrefs = (name: string) => screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    const chosen = (variant: number) =>
      `?date=2026-12-01&adults=3&variantId=${variant}&way=to-airport&flight=14%3A30&bags=1`;
    expect(hrefs("Book now Minivan")).toEqual([
      `https://book.tessera.example/book/1/${chosen(12)}`,
      `https://book.tessera.example/book/1/select/pax/${chosen(12)}`,
    ]);
    expect(hrefs("Book now Seat")[0]).toBe(`https://book.tessera.example/book/2/${chosen(21)}`);
  });

  it("X22: without a flight the booking names the vehicle and the party", () => {
    renderTransfers();
    expect(screen.getByRole("link", { name: "Book now Sedan" }).getAttribute("href")).toBe(
      "https://book.tessera.example/book/1/?adults=2&variantId=11&way=from-airport&bags=2",
    );
  });

  it.each([
    ["from-airport", ["Private car", "One-way shuttle"]],
    ["to-airport", ["Private car"]],
  ] as const)("X22: %s has the transfers that go this way alone: %j", (way, names) => {
    const oneWay = { ...flights, directions: ["from-airport"] as const };
    const products = [car, { ...shuttle, name: { text: "One-way shuttle" }, transfer: oneWay }];
    renderTransfers({ way }, { snapshot: world(products) });
    expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual(names);
  });

  it("X22: a flight of yesterday is none; the prices were read on 1 January 1970", () => {
    renderTransfers({ way: "from-airport", date: "1969-12-31", time: "14:30" });
    expect(cards().join(" ")).not.toContain("Pick-up");
    expect(screen.getByLabelText("Date of the flight")).toHaveProperty("value", "");
  });

  it.each([
    [
      "way",
      { way: "to-airport" },
      [car, { ...shuttle, transfer: { ...flights, directions: ["from-airport"] as const } }],
    ],
    ["airport", { airport: "CIA" }, [car, shuttle, other]],
  ] as const)("X22, C16: says where no shared transfer goes the requested %s", (_what, view, products) => {
    renderTransfers(view, { snapshot: world(products) });
    const heading = screen.getByRole("heading", { level: 3, name: "Shared shuttles" });
    expect(heading.nextElementSibling?.textContent).toBe("Not available for this airport in this direction.");
  });

  it("C16: a kind that the city does not sell is not named", () => {
    renderTransfers({}, { snapshot: world([car]) });
    expect(screen.queryByRole("heading", { level: 3, name: "Shared shuttles" })).toBeNull();
  });

  it("X22: says where nothing goes the requested way", () => {
    const oneWay = { ...flights, directions: ["from-airport"] as const };
    renderTransfers({ way: "to-airport" }, { snapshot: world([{ ...car, transfer: oneWay }]) });
    expect(screen.getByText("No transfers are available in this direction. Try the other one.")).toBeDefined();
    expect(screen.queryAllByRole("article")).toEqual([]);
  });

  it.each([
    ["way=to-airport&date=2026-12-01&time=", ["Add the time of your flight to see the latest pick-up."]],
    ["way=to-airport&date=&time=14:30", ["Add the date of your flight to see the latest pick-up."]],
    ["way=to-airport&date=2026-12-01&time=14:30", []],
    ["", []],
  ])("X22: half a flight requests its other half: %s → %j", (parameters, notes) => {
    renderTransfers(parseViewSegment(views, parseViewQuery(views, parameters)));
    expect(screen.queryAllByText(/^Add the/).map(({ textContent }) => textContent)).toEqual(notes);
  });

  it.each([
    ["SEDAN", "A vehicle just for your group. The price is for the whole vehicle."],
    ["TRAIN", "A vehicle just for your group, or a train with other passengers. The price is for your whole group."],
  ] as const)("C16: a private transfer by %s → %s", (vehicleType, note) => {
    const variants = [testVariant({ id: 13, name: "Ride", vehicleType, maxPax: 10, price: price(70, 10) })];
    renderTransfers({}, { snapshot: world([car], variants) });
    expect(screen.getByText(/^A vehicle just for your group/).textContent).toBe(note);
  });

  it("shows nothing in a city without transfers", () => {
    const none = testSnapshot({
      found: { airports: [["all", []]], categoryRankings: [[query, { products: [], total: 0, city: undefined }]] },
    });
    renderTransfers({}, { snapshot: none });
    expect(document.body.textContent).toBe("");
  });
});
