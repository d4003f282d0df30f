import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { network } from "../../catalog/bus/buses.example.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import { locales } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/index.ts";
import { defaultView } from "../../routing/view.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { testVariant } from "../../tests/support/test-variant.ts";
import definition from "./index.ts";

const query = { kind: "sub-category", id: 3001, city: "ROME", limit: 100, subCategories: [] } as const;
const euros = (amount: number) => {
  const money = { minor: amount * 100, currency: "EUR" } as const;
  return { final: money, original: money, cashbackPercent: 0 };
};
const bus = testProduct({
  id: 1,
  name: "Rome by bus",
  buses: network,
  inclusions: ["A day of rides"],
  exclusions: ["Entry to sights"],
  validity: { kind: "days-from-purchase", days: 90 },
});
const tickets = [
  testVariant({ id: 11, name: "1 day", routes: ["red"], duration: 1440, price: euros(25) }),
  testVariant({ id: 12, name: "2 days", routes: ["red", "blue"], duration: 2880, price: euros(35) }),
];
const rankings = { categoryRankings: [[query, { products: [bus], total: 1, city: undefined }]] } as const;
const snapshot = testSnapshot({ found: { ...rankings, variants: [[{ id: 1 }, tickets]] } });

function renderBuses(changes: Partial<PageContext> = {}) {
  const page = testPage({
    snapshot,
    place: { city: "ROME" },
    bookingUrl: (product, choice) =>
      bookingUrl({ origin: "https://book.example", locale: locales.en, product, ...choice }),
    ...changes,
  });
  renderSlice(definition, { primary: {}, page });
}

describe("HohoRoutes", () => {
  it("C15, X21: lists each route's stops, where to change, and where there is no step", () => {
    renderBuses();
    const [red, blue] = screen.getAllByRole("list").filter(({ tagName }) => tagName === "OL");
    expect(red?.textContent).toBe("1terministep-free2veneziachange here for: blue route, step-free");
    expect(blue?.textContent).toBe("2veneziachange here for: red route, step-free3terracenot step-free");
  });

  it("C15: the timetable has first and last bus, periods and loop, with its source and date", () => {
    renderBuses();
    const [, row] = within(screen.getByRole("table")).getAllByRole("row");
    expect(row?.textContent).toBe("Rred route09:0018:0009:00 to 18:00: every 20 min1 hr 40 min");
    expect(screen.getByText(/as of 02 Nov 2026/).textContent).toContain("Seven Hills Bus");
  });

  it("C15: the map has a loop for each route in its color, and a mark for each stop", () => {
    renderBuses();
    const map = screen.getByRole("figure");
    const loops = [...map.querySelectorAll("path[stroke]")];
    expect(loops.map((loop) => loop.getAttribute("stroke"))).toEqual(network.routes.map(({ color }) => color));
    for (const loop of loops) expect(loop.getAttribute("d")).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+Z$/);
    expect([...map.querySelectorAll("circle + text")].map(({ textContent }) => textContent)).toEqual(["1", "2", "3"]);
  });

  it("C15: the tour details are what a ticket includes, what it does not, and how long it is valid", () => {
    renderBuses();
    const details = screen.getByRole("region", { name: "Tour details" });
    const titles = within(details).getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])).toEqual(
      [
        ["What is included", "A day of rides"],
        ["Not included", "Entry to sights"],
        ["Validity", "Use within 3 months of purchase"],
      ],
    );
  });

  it("C15: a ticket for its own date only has no line about validity", () => {
    const products = [testProduct({ id: 1, buses: network })];
    const categoryRankings = [[query, { products, total: 1, city: undefined }]] as const;
    renderBuses({ snapshot: testSnapshot({ found: { categoryRankings, variants: [[{ id: 1 }, tickets]] } }) });
    expect(screen.queryByRole("heading", { name: "Validity" })).toBeNull();
    expect(screen.getByRole("table")).toBeDefined();
  });

  it.each([
    [{ stops: "1" }, "1 day", "The cheapest of 2 tickets that do.", 11],
    [{ stops: "1,3" }, "2 days", "on: red route, blue route", 12],
    [{ stops: "1", days: 2 }, "2 days", "The only available ticket", 12],
  ])("X21: %j leads to the ticket for %s", (view, name, reason, variant) => {
    renderBuses({ view: { ...defaultView, ...view } });
    const found = screen.getByRole("heading", { level: 3, name }).parentElement;
    expect(found?.textContent).toContain(reason);
    expect(
      within(found ?? document.body)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe(`https://book.example/book/1/select/?variantId=${variant}`);
  });

  it.each([
    ["99", 0],
    ["1,99", 1],
    ["1", 1],
  ])("B6: stops that the network lacks are ignored: %s", (stops, results) => {
    renderBuses({ view: { ...defaultView, stops } });
    expect(screen.queryByText(/No available ticket covers/)).toBeNull();
    expect(screen.queryAllByRole("heading", { level: 3, name: "1 day" })).toHaveLength(results);
  });

  it("X21: a stop is named with its routes, whose letters are decoration", () => {
    renderBuses();
    const names = screen.getAllByRole("checkbox").map(({ parentElement }) => parentElement?.textContent);
    expect(names[0]).toBe("1. termini Rred route");
    expect(screen.getAllByText("R", { selector: "small" })[0]?.getAttribute("aria-hidden")).toBe("true");
  });

  it("X21: says so where no ticket covers the stops for as long", () => {
    renderBuses({ view: { ...defaultView, stops: "1", days: 7 } });
    expect(screen.getByText(/No available ticket covers/)).toBeDefined();
  });

  it("X21: the form is a plain one, and has what was chosen", () => {
    renderBuses({ view: { ...defaultView, stops: "1,3", days: 2 }, path: ["rome", "buses"], locale: locales.de });
    expect(document.querySelector("form")?.getAttribute("action")).toBe("/de/rome/buses/#slice-1-tickets");
    expect([...new FormData(document.querySelector("form") ?? undefined)]).toEqual([
      ["stops", "1"],
      ["stops", "3"],
      ["days", "2"],
    ]);
  });

  it("is not drawn with a form on a page that does not read it", () => {
    const view = Object.defineProperty({ ...defaultView }, "stops", {
      enumerable: false,
      get: () => {
        throw new Error("undeclared");
      },
    });
    renderBuses({ view });
    expect(document.querySelector("form")).toBeNull();
    expect(screen.getByText("1 day")).toBeDefined();
  });

  it("keeps routes and timetable where tickets could not be read", () => {
    const failed = testSnapshot({ found: rankings, failed: need("variants", [{ id: 1 }]) });
    renderBuses({ snapshot: failed });
    expect(screen.getByText(/can’t load the tickets/)).toBeDefined();
    expect(screen.getByRole("table")).toBeDefined();
  });

  it("shows nothing in a city without buses", () => {
    renderBuses({
      snapshot: testSnapshot({
        found: { categoryRankings: [[query, { products: [testProduct()], total: 1, city: undefined }]] },
      }),
    });
    expect(document.body.textContent).toBe("");
  });
});
