import { render } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Product } from "../../../catalog/product/product.ts";
import { need } from "../../../catalog/snapshot/needs.ts";
import { locales } from "../../../i18n/locales.ts";
import type { PageContext, Place } from "../../../renderer/index.ts";
import { defaultView } from "../../../routing/view.ts";
import { testCity } from "../../../tests/support/test-city.ts";
import { testContents, testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testShow } from "../../../tests/support/test-show.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { showSchema } from "../fields.ts";
import { BookingBox } from "./panel/BookingBox.tsx";
import { show } from "./index.ts";
import { performanceNeeds } from "./performances/performance-data.ts";
import { showFacts } from "./show-facts.ts";
import { unsoldNote } from "./unsold-note.ts";

const entered = { show_name: "The Lighthouse", theatre_name: "New Vane", closing_date: "2027-05-29" };
const queries = need("products", [{ id: 7 }]);

it.each([
  ["that names no product", {}, testSnapshot({}), ["New Vane", "29 May 2027"]],
  [
    "that the provider does not sell",
    { tgid: 7 },
    testSnapshot({ missing: show.needs?.(v.parse(showSchema, { tgid: 7 }), testPage({})) ?? {} }),
    ["New Vane", "29 May 2027"],
  ],
  ["that could not be read, as what was entered may be wrong", { tgid: 7 }, testSnapshot({ failed: queries }), []],
])("D11: the facts of a show %s", (_title, changes, snapshot, expected) => {
  const fields = v.parse(showSchema, { ...entered, ...changes });
  expect(showFacts({ fields, page: testPage({ snapshot }) }).map(({ value }) => value)).toEqual(expected);
});

const now = Date.parse("2026-11-21T12:00:00Z");
const blocks = (...pairs: readonly (readonly [label: string, text: string])[]) => ({
  blocks: pairs.flatMap(([label, text]) => [
    { type: "heading6", text: label, spans: [] },
    { type: "paragraph", text, spans: [] },
  ]),
});

describe("D12: a show that nobody sells says where it is in its life", () => {
  it.each([
    [
      "has an opening date",
      blocks(["Opening date", "2027-03-05"], ["Closing date", "2027-06-26"]),
      "Opening on 05 Mar 2027",
    ],
    ["has no dates", {}, "Coming soon"],
    ["was closed", { closing_date: "2026-11-20" }, "Show closed"],
    ["is running", { opening_date: "2026-10-01" }, undefined],
  ])("one that %s", (_title, changes, note) => {
    const fields = v.parse(showSchema, { show_name: "The Lighthouse", ...changes });
    expect(unsoldNote(fields, testPage({ snapshot: testSnapshot({ readAt: now }) }))).toBe(note);
  });

  it("by the day of its city", () => {
    const fields = v.parse(showSchema, { opening_date: "2026-12-05", tagged_city: "NEW_YORK" });
    expect(show.needs?.(fields, testPage({}))).toEqual(need("cities", [{ code: "NEW_YORK" }]));
    const city = testCity({ code: "NEW_YORK", timeZone: "America/New_York" });
    const noteAt = (moment: string) => {
      const readAt = Date.parse(moment);
      const snapshot = testSnapshot({ found: { cities: [[{ code: "NEW_YORK" }, city]] }, readAt });
      return unsoldNote(fields, testPage({ snapshot }));
    };
    expect(noteAt("2026-12-05T00:30:00Z")).toBe("Opens tomorrow");
    expect(noteAt("2026-12-06T00:30:00Z")).toBe("Opens today");
    expect(noteAt("2026-12-06T05:00:00Z")).toBeUndefined();
  });

  it("and leads to similar shows; one whose product is unknown says nothing", () => {
    const renderBar = (given: object, snapshot = testSnapshot({ readAt: now })) => {
      const fields = v.parse(showSchema, { show_name: "The Lighthouse", ...given });
      const page = testPage({ snapshot, contents: testContents({ otherProducts: "similar-shows" }) });
      return render(<BookingBox fields={fields} page={page} />).container;
    };
    const bar = renderBar({});
    expect(bar.textContent).toContain("Coming soon");
    expect(bar.querySelector("a")?.getAttribute("href")).toBe("#similar-shows");
    expect(renderBar({ tgid: 7 }, testSnapshot({ missing: queries, readAt: now })).textContent).toBe("");
  });
});

describe("X15: a show that is sold out altogether", () => {
  const listLinks = (changes: Partial<Product>, own: Partial<PageContext> = {}) => {
    const product = testProduct({ id: 7, show: testShow(), cityCode: "LONDON", price: undefined, ...changes });
    const fields = v.parse(showSchema, { tgid: 7, show_name: "The Lighthouse" });
    const missing = performanceNeeds(7, { view: defaultView });
    const snapshot = testSnapshot({ found: { products: [[{ id: 7 }, product]] }, missing, readAt: now });
    const page = testPage({ snapshot, contents: testContents({ otherProducts: "similar-shows" }), ...own });
    const { container } = render(<BookingBox fields={fields} page={page} />);
    return [...container.querySelectorAll("li a")].map((link) => [link.textContent, link.getAttribute("href")]);
  };
  const city = { cityName: { text: "London" } };

  it("leads to similar shows, to what its theatre plays and to what is on in its city", () => {
    const placePath = ({ venue }: Place) => venue && `/theatres/${venue}/`;
    expect(listLinks(city, { places: testPlaces({ findPath: placePath }) })).toEqual([
      ["Similar shows", "#similar-shows"],
      ["Old Vane: Now playing", "/theatres/old-vane/"],
      ["London: Now playing", "/"],
    ]);
  });

  it("leads to its city's page where the site has one, in the page's language", () => {
    const placePath = ({ city: code }: Place) => code && `/de/${code.toLowerCase()}/`;
    const german = {
      places: testPlaces({ findPath: placePath }),
      contents: testContents({ otherProducts: undefined }),
      locale: locales.de,
    };
    expect(listLinks(city, german)).toEqual([["London: Jetzt im Programm", "/de/london/"]]);
  });

  it("has no such links while it can be booked", () => {
    expect(listLinks({ price: testProduct({ id: 7 }).price })).toEqual([]);
  });
});
