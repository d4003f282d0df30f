import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import colosseum from "../../hosts/colosseum.ts";
import tessera from "../../hosts/tessera.ts";
import type { Product } from "../../catalog/product/product.ts";
import { need } from "../../renderer/index.ts";
import { testContents, testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCity } from "../../tests/support/test-city.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { testSight } from "../../tests/support/test-sight.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const title = [{ type: "heading1", text: "Colosseum tickets and tours", spans: [] }];
const image = {
  url: "https://images.tessera.example/colosseum.webp",
  alt: "The Colosseum",
  dimensions: { width: 1600, height: 700 },
};
const cta = { link_type: "Web", url: "#tickets", text: "See tickets" };

describe("Hero", () => {
  it.each(["default", "compact"])("has the page's one main heading and its picture (%s)", (variation) => {
    renderSlice(definition, { primary: { title, image }, variation });
    expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual([
      "Colosseum tickets and tours",
    ]);
    expect(screen.getByRole("img").getAttribute("alt")).toBe("The Colosseum");
  });

  it.each(["wide", "hours"])("W154: has the heading, the picture and its facts (%s)", (variation) => {
    renderSlice(definition, { primary: { title, image, chips: [{ text: "From €24" }] }, variation });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Colosseum tickets and tours");
    expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
    expect(screen.getByText("From €24")).toBeTruthy();
  });

  it("W154: hangs five pictures at most, and requests the first one from the head", () => {
    const pictures = ["a", "b", "c", "d", "e", "f"].map((name) => ({
      image: { ...image, url: `https://images.tessera.example/${name}.webp`, alt: name },
    }));
    renderSlice(definition, { primary: { title, pictures: [{}, ...pictures] }, variation: "wall" });
    const shown = screen.getAllByRole("img");
    expect(shown.map((picture) => picture.getAttribute("alt"))).toEqual(["a", "b", "c", "d", "e"]);
    expect(shown.map((picture) => picture.getAttribute("fetchpriority"))).toEqual(["high", ...Array(4).fill("auto")]);
  });

  describe("W153: with a sight's hours", () => {
    const hours = (at: string, sight = 1, schedules = testSight().schedules) => {
      const found = {
        pois: [[{ id: 1 }, testSight({ schedules })] as const],
        cities: [[{ code: "ROME" }, testCity()] as const],
      };
      const snapshot = testSnapshot({ found, readAt: Date.parse(at), missing: need("pois", [{ id: 2 }]) });
      const page = testPage({ snapshot, place: { city: "ROME" } });
      renderSlice(definition, { primary: { title, sight }, variation: "hours", page });
      const terms = screen.queryAllByRole("term");
      return terms.map((term) => [term.firstChild?.textContent, term.nextElementSibling?.firstChild?.textContent]);
    };

    it("begins with the day that it is in its city, where the next one has begun", () => {
      const open = "08:30 to 16:30";
      expect(hours("2026-11-21T23:30:00Z")).toEqual([
        ["Sun", open],
        ["Mon", "Closed"],
        ["Tue", open],
        ["Wed", open],
        ["Thu", open],
        ["Fri", open],
        ["Sat", open],
      ]);
      expect(screen.getByText("Last entry 15:30")).toBeTruthy();
    });

    it("has the days on which it is closed once, and those of another season", () => {
      expect(
        hours("2026-12-24T12:00:00Z")
          .slice(0, 3)
          .map(([, text]) => text),
      ).toEqual(["08:30 to 16:30", "Closed", "08:30 to 16:30"]);
      cleanup();
      expect(hours("2027-01-31T12:00:00Z").at(2)).toEqual(["Tue", "08:30 to 17:30"]);
    });

    it("says each day's last entry where they differ", () => {
      const [first] = testSight().schedules;
      const days = (first?.days ?? []).map((day) =>
        day.day === "SUNDAY" && !day.closed ? { ...day, lastEntry: "14:00" } : day,
      );
      hours("2026-11-22T12:00:00Z", 1, [{ startDate: "2026-11-01", endDate: "2026-12-24", days }]);
      expect(screen.getAllByText(/Last entry 15:30/)).toHaveLength(5);
      expect(screen.getAllByText(/Last entry 14:00/)).toHaveLength(1);
    });

    it.each([
      ["that nobody knows", 2, testSight().schedules],
      ["without schedules", 1, []],
    ])("has no arches for a sight %s", (_title, sight, schedules) => {
      expect(hours("2026-11-22T12:00:00Z", sight, schedules)).toEqual([]);
      expect(screen.queryByText("Opening hours")).toBeNull();
    });
  });

  it("shows a wall of posters, each of which leads to its show", () => {
    const products = [testProduct({ id: 51_001 }), testProduct({ id: 51_002 })];
    const found = { products: products.map((product) => [{ id: product.id }, product] as const) };
    const snapshot = testSnapshot({ found, missing: need("products", [{ id: 9 }]) });
    renderSlice(definition, {
      primary: { title, product_ids: "51002, 51001, 9" },
      variation: "posters",
      page: testPage({ site: tessera, snapshot }),
    });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      expect.stringMatching(/51002/),
      expect.stringMatching(/51001/),
    ]);
    expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(
      products.map(({ name }) => name.text),
    );
  });

  it("loads its picture eagerly", () => {
    renderSlice(definition, { primary: { title, image } });
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
  });

  it("requests 480 px on a phone of 412 px at 1.75, not all that its screen has", () => {
    renderSlice(definition, { primary: { title, image } });
    const picture = screen.getByRole("img");
    const wanted = (Number.parseFloat(picture.getAttribute("sizes") ?? "") / 100) * 412 * 1.75;
    const widths = [...(picture.getAttribute("srcset") ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths.find((width) => width >= wanted)).toBe(480);
  });

  it("links its button to the field's address", () => {
    renderSlice(definition, { primary: { title, cta } });
    expect(screen.getByRole("link", { name: "See tickets" }).getAttribute("href")).toBe("#tickets");
  });

  it("has no button without a text for it", () => {
    renderSlice(definition, { primary: { title, cta: { ...cta, text: null } } });
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each([
    ["that of the flagship, with a photograph", tessera, "default", true],
    ["P1: none of a site that sells a few things: its header has one", colosseum, "default", false],
    ["none of a page of text", tessera, "compact", false],
  ] as const)("may have the search form of the page: %s", (_title, site, variation, expected) => {
    const slice = { id: "hero", slice_type: "hero", variation, primary: {} };
    expect(definition.parse(slice, () => {})?.searches(testPage({ site }))).toBe(expected);
  });

  it.each([
    ["its own", "slice-1-search", 1],
    ["that of another hero of the page", "slice-0-search", 0],
  ])("has the search form of the page where that is %s", (_title, searchField, forms) => {
    renderSlice(definition, { primary: { title }, page: testPage({ contents: testContents({ searchField }) }) });
    expect(screen.queryAllByRole("combobox").map(({ id }) => id)).toEqual(Array(forms).fill(searchField));
  });

  describe("D30: of a site of shows", () => {
    /** Sunday noon in New York. */
    const readAt = Date.UTC(2026, 10, 22, 17);
    const nextDay = { id: 7, from: "2026-11-22", to: "2026-12-22" };
    const chips = (changes: Partial<Product>, day: string | undefined, moment = readAt) => {
      const product = testProduct({ id: 7, timeZone: "America/New_York", ...changes });
      const found = { nextAvailable: day === undefined ? [] : [[nextDay, day] as const] };
      const snapshot = testSnapshot({ found, readAt: moment });
      renderSlice(definition, {
        primary: { title },
        page: testPage({ contents: testContents({ listing: "l", described: [product] }), snapshot }),
      });
      return screen.getAllByRole("link").map(({ textContent }) => textContent);
    };
    const show = testShow({ lastStarts: { SUNDAY: "19:30" } });

    it("tonight leads to what begins in the evening", () => {
      expect(chips({ show }, "2026-11-22")).toEqual(["Choose dates", "Tonight", "Tomorrow", "This weekend"]);
      expect(screen.getByRole("link", { name: "Tonight" }).getAttribute("href")).toMatch(/\?when=tonight#l$/);
    });

    it("tonight is that of its city, where the next day has begun in UTC", () => {
      expect(chips({ show }, "2026-11-22", Date.UTC(2026, 10, 23, 0, 15))).toContain("Tonight");
      cleanup();
      expect(chips({ show }, "2026-11-23", Date.UTC(2026, 10, 23, 0, 15))).not.toContain("Tonight");
    });

    it("the hours of the weekday decide where the next free day is not known", () => {
      expect(chips({ show }, undefined)).toContain("Tonight");
    });

    it.each([
      ["whose next free day is another", { show }, "2026-11-24"],
      ["with a matinee alone", { show: testShow({ lastStarts: { SUNDAY: "15:00" } }) }, "2026-11-22"],
      ["that is over", { show: testShow({ dates: { closing: "2026-11-20" } }) }, "2026-11-22"],
      ["that can't be booked", { show, price: undefined }, undefined],
      ["that is no show", {}, "2026-11-22"],
    ] as const)("today is offered beside a product %s", (_title, changes, day) => {
      expect(chips(changes, day)).toEqual(["Choose dates", "Today", "Tomorrow", "This weekend"]);
    });
  });

  describe("W148: days of the page's list", () => {
    const view = { category: 2, from: "2026-12-05", to: "2026-12-06" };
    const contents = testContents({ listing: "l" });

    it("lead there with all else that is chosen, and to the months with all other days", () => {
      renderSlice(definition, { primary: { title }, page: testPage({ contents, path: ["rome"], view }) });
      expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/rome/?category=2&from=2026-12-05&to=2026-12-06&choose=dates#l-dates",
        "/rome/?category=2&when=today#l",
        "/rome/?category=2&when=tomorrow#l",
        "/rome/?category=2&when=weekend#l",
      ]);
      expect(screen.getByRole("link", { current: true }).textContent).toBe("Choose dates");
    });

    it.each([
      ["default", true],
      ["posters", true],
      ["compact", false],
    ])("are in its variation %s: %s", (variation, expected) => {
      const slice = { id: "hero", slice_type: "hero", variation, primary: {} };
      expect(definition.parse(slice, () => {})?.hasDays).toBe(expected);
    });
  });

  it("lists the facts in order", () => {
    const chips = [
      { icon: "clock", text: "2 to 3 hours" },
      { icon: null, text: "Mobile ticket" },
    ];
    renderSlice(definition, { primary: { title, chips } });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["2 to 3 hours", "Mobile ticket"]);
  });
});
