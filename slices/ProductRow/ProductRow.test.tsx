import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import type { CalendarQuery } from "../../catalog/calendar/calendar.ts";
import type { Product } from "../../catalog/product/product.ts";
import { testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";
import { rowQuery } from "./row-products.ts";

const saturday = "2026-11-28";
const readAt = Date.parse(`${saturday}T12:00:00Z`);
const place = { city: "ROME", collection: 201 };

/** A page with these products, of which some can be booked on these days, and none on others. */
function pageWith(
  products: readonly Product[],
  limit: number,
  calendars: readonly (readonly [CalendarQuery, string])[],
) {
  const ranking = { products, total: products.length, city: undefined };
  const query = { collection: 201, limit, subCategories: [] };
  const found = {
    rankings: [[query, ranking]] as const,
    calendars: calendars.map(([days, day]) => [days, testCalendar(day)] as const),
  };
  return testPage({ place, snapshot: testSnapshot({ found, readAt }) });
}

const names = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.split(" · ")[0]);
const headings = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("W150: a row of products", () => {
  it("has the first four of its place that can be booked", () => {
    const sold = [1, 2, 3, 4, 5].map((id) => testProduct({ id, name: `Tour ${id}` }));
    renderSlice(definition, {
      primary: {},
      page: pageWith([testProduct({ id: 9, price: undefined }), ...sold], 16, []),
    });
    expect([headings(), names()]).toEqual([["Tickets and prices"], ["Tour 1", "Tour 2", "Tour 3", "Tour 4"]]);
  });

  it("of this weekend has those that can be booked on one of its days, and leads to that day", () => {
    const [free, taken] = [testProduct({ id: 1, name: "Arena" }), testProduct({ id: 2, name: "Attic" })];
    const days = { from: saturday, to: "2026-12-13" };
    const page = pageWith([free, taken], 100, [
      [{ id: 1, ...days }, "2026-11-29"],
      [{ id: 2, ...days }, "2026-11-30"],
    ]);
    const get = vi.spyOn(page.snapshot, "get");
    renderSlice(definition, { primary: { when: "This weekend" }, page });
    expect([headings(), names()]).toEqual([["This weekend in Rome"], ["Arena"]]);
    expect(get.mock.calls.filter(([resource]) => resource === "calendars")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Arena" }).getAttribute("href")).toMatch(/\?date=2026-11-29$/);
  });

  it("of tonight has shows that play tonight, and no tour of today", () => {
    const show = testShow();
    const tonight = testProduct({ id: 1, name: "Lamplight", show });
    const over = testProduct({ id: 2, name: "Matinee", show: { ...show, lastStarts: { SATURDAY: "11:00" } } });
    const days = { from: saturday, to: "2026-12-12" };
    const page = pageWith([tonight, over, testProduct({ id: 3, name: "Tour" })], 100, [[{ id: 1, ...days }, saturday]]);
    renderSlice(definition, { primary: { when: "Tonight" }, page });
    expect([headings(), names()]).toEqual([["On stage tonight in Rome"], ["Lamplight"]]);
  });

  it("is not there where none can be booked on its days", () => {
    const page = pageWith([testProduct({ id: 3 })], 100, []);
    renderSlice(definition, { primary: { when: "Tonight" }, page });
    expect(document.body.textContent).toBe("");
  });
});

const { site } = testPage();
const places = testPlaces({ list: (part) => (part === "city" ? [{ city: "ROME", collection: 10 }] : []) });

it.each([
  ["of the editor's collection", { collection: 7 }, place, 7],
  ["of the page's", {}, place, 201],
  ["of the site's city on a page of no place", {}, {}, 10],
  ["of nothing in a city without a page", {}, { city: "PARIS" }, undefined],
])("W150: a row is %s", (_title, written, of, expected) => {
  const fields = { when: "Any day", collection: undefined, limit: undefined, ...written } as const;
  expect(rowQuery(fields, { place: of, places, site })?.collection).toBe(expected);
});
