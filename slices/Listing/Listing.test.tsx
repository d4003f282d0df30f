import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import type { Slot } from "../../catalog/inventory/inventory.ts";
import type { ShowDates } from "../../catalog/show/show-dates.ts";
import type { Product } from "../../catalog/product/product.ts";
import { mergeNeeds, need } from "../../catalog/snapshot/needs.ts";
import { pageTypes } from "../../customtypes/index.ts";
import westend from "../../hosts/westend.ts";
import type { PageContext } from "../../renderer/index.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { locales } from "../../i18n/locales.ts";
import { testContents, testPage, testProductPages } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testShow } from "../../tests/support/test-show.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { type Found, testSnapshot } from "../../tests/support/test-snapshot.ts";
import type { View } from "../../routing/view.ts";
import definition from "./index.ts";
import { testView } from "../../tests/support/test-view.ts";

/** Sunday noon in Rome. */
const readAt = Date.UTC(2026, 10, 22, 11);
const query = { collection: 201, limit: 100, subCategories: [] };
const tours = { id: 2, name: "Tours" };
const rome: readonly Product[] = [
  testProduct({ id: 1, name: "Arena tour", category: tours, minDuration: 90, descriptors: ["SKIP_THE_LINE"] }),
  testProduct({ id: 2, name: "Night visit", minDuration: 300, subCategory: { id: 1007, name: "Landmarks" } }),
  testProduct({ id: 3, name: "Attic climb", price: undefined }),
];
const many = Array.from({ length: 60 }, (_, index) => testProduct({ id: index + 1, name: `P${index + 1}` }));

interface Case {
  readonly products?: readonly Product[];
  readonly view?: Partial<View>;
  readonly found?: Found;
  readonly failed?: Parameters<typeof testSnapshot>[0];
}

/** Renders a listing of these products. */
function show(
  { products = rome, view = {}, found = {}, failed = {} }: Case = {},
  primary: object = {},
  own: Partial<PageContext> = {},
) {
  cleanup();
  const nextDays = products.map(({ id, price }) =>
    price === undefined ? { id } : { id, from: "2026-11-22", to: "2026-12-22" },
  );
  const snapshot = testSnapshot({
    found: { rankings: [[query, { products, total: products.length, city: undefined }]], ...found },
    missing: need("nextAvailable", nextDays),
    readAt,
    ...failed,
  });
  const page = testPage({ snapshot, path: ["rome"], view: testView(view), ...own });
  renderSlice(definition, { primary: { collection: 201, ...primary }, page });
}

describe("D12: a show that nobody sells yet", () => {
  const train = { id: "a", uid: `${westend.host}.night-train`, type: "showpage", lang: "en-us", tags: [], data: {} };
  const showIt = (view: Partial<View>) => {
    const unsold = { type: "showpage", withoutProduct: true, excludedTags: ["not-listed"] } as const;
    const data = { show_name: "Night Train", opening_date: "2027-03-05" };
    const productPages = testProductPages({ types: pageTypes.flatMap((type) => type.productPages ?? []) });
    show(
      { products: [], view, found: { documents: [[unsold, [{ ...train, data }]]] } },
      {},
      { site: westend, productPages },
    );
    return screen.queryByRole("region", { name: "Upcoming shows" });
  };

  it("is below the list, and leads to its page", () => {
    const [link] = within(showIt({}) ?? document.body).getAllByRole("link");
    expect(link?.getAttribute("href")).toBe("/night-train/");
  });

  it.each<[boolean, Partial<View>]>([
    [false, { category: 2 }],
    [false, { from: "2027-02-01", to: "2027-02-28" }],
    [true, { from: "2027-03-01", to: "2027-03-31" }],
    [false, { from: "2027-03-01", to: "2027-03-31", category: 2 }],
    [false, { when: "weekend" }],
  ])("C17: is there, %s, where the list is narrowed to %j", (expected, view) => {
    expect(showIt(view) !== null).toBe(expected);
  });
});

const names = () =>
  screen
    .queryAllByRole("article")
    .map((card) => within(card).getByRole("heading", { level: 3 }).textContent?.replace(" · Book now", ""));
const heading = () => document.querySelector("[data-count]")?.textContent;
const readHref = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const form = () => screen.getByRole<HTMLFormElement>("form");
const sent = () =>
  [...new FormData(form())]
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : "file"}`);

describe("C14: a listing", () => {
  it("has its collection's order, and says how much there is", () => {
    show();
    expect(names()).toEqual(["Arena tour", "Night visit", "Attic climb"]);
    expect(heading()).toBe("2 experiences · from €24 · 1 currently unavailable");
  });

  it.each<[string, Partial<View>, readonly string[]]>([
    ["P3: a category", { category: 2 }, ["Arena tour"]],
    ["P3: a duration", { duration: "half-day" }, ["Night visit"]],
    ["P4: a flag", { flags: "skip-the-line" }, ["Arena tour"]],
    ["B6: a limit", { limit: 1 }, ["Arena tour"]],
    ["B6: a page", { limit: 2, page: 2 }, ["Attic climb"]],
    ["B6: an offset", { offset: 1 }, ["Night visit", "Attic climb"]],
    ["B6: an offset beyond the end, which is ignored", { offset: 1000 }, ["Arena tour", "Night visit", "Attic climb"]],
    ["B6: no category of the list, which is ignored", { category: 17 }, ["Arena tour", "Night visit", "Attic climb"]],
    ["B6: no sub-category of it", { subCategory: 99 }, ["Arena tour", "Night visit", "Attic climb"]],
    ["B6: no genre of it", { subCategory: 0 }, ["Arena tour", "Night visit", "Attic climb"]],
    ["B6: no venue of it", { venue: "nowhere-theatre" }, ["Arena tour", "Night visit", "Attic climb"]],
  ])("follows the view, %s", (_title, view, expected) => {
    show({ view });
    expect(names()).toEqual(expected);
  });

  it("B6: names no filter for a category or venue that no product has", () => {
    show({ view: { category: 17, subCategory: 99, venue: "nowhere-theatre" } });
    expect(document.body.textContent).not.toMatch(/\(0\)|nowhere/);
  });

  it("P5: follows the sort of the view", () => {
    const [arena, ...others] = rome;
    show({ products: [...others, ...(arena ? [arena] : [])], view: { sort: "duration" } });
    expect(names()).toEqual(["Arena tour", "Night visit", "Attic climb"]);
  });

  it("P2: is sent with days that are over, which the server drops", () => {
    show({ view: { from: "2026-11-01", to: "2026-11-02" } });
    const submitted: Event[] = [];
    form().addEventListener("submit", (event) => {
      event.preventDefault();
      submitted.push(event);
    });
    form().requestSubmit();
    expect(submitted).toHaveLength(1);
    expect(sent()).toEqual(["from=2026-11-01", "to=2026-11-02"]);
  });

  it("is one form that sends what is chosen, and leads back to the list", () => {
    show({ view: { category: 2, sort: "price", flags: "skip-the-line", when: undefined } });
    expect(form().getAttribute("action")).toBe("/rome/#slice-1");
    expect(form().method).toBe("get");
    expect(sent()).toEqual(["category=2", "flags=skip-the-line", "sort=price"]);
  });

  it("has a heading where it is of the page's place and nobody knows what that is called", () => {
    const collection = { place: { collection: 201 }, subject: { collection: 201 } };
    const snapshot = testSnapshot({
      found: { rankings: [[query, { products: rome.slice(2), total: 1, city: undefined }]] },
      missing: mergeNeeds([need("collections", [{ id: 201 }]), need("nextAvailable", [{ id: 3 }])]),
      readAt,
    });
    renderSlice(definition, { primary: {}, page: testPage({ snapshot, ...collection }) });
    expect(screen.getByRole("region", { name: "All experiences" })).toBeDefined();
  });

  it("sends nothing where nothing is chosen, so that the address is the page's", () => {
    show();
    expect(sent()).toEqual([]);
  });

  it("P3: shows how many results that can be booked each choice has", () => {
    show();
    const categories = screen.getByRole("group", { name: "Category", hidden: true });
    const labels = [...categories.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels).toEqual(["All", "Tickets (1)", "Tours (1)"]);
  });

  it("P3: names bands of prices by the prices", () => {
    show({
      products: [
        ...rome,
        testProduct({
          id: 9,
          price: {
            ...rome[0]?.price,
            cashbackPercent: 0,
            final: { minor: 15_000, currency: "EUR" },
            original: { minor: 15_000, currency: "EUR" },
          },
        }),
      ],
    });
    const labels = [...screen.getByRole("group", { name: "Price", hidden: true }).querySelectorAll("label")];
    expect(labels.map(({ textContent }) => textContent)).toEqual(["All", "€20 to €50 (2)", "€100 and over (1)"]);
  });

  it("C14: facets are chips that open a panel, the most useful first, and one at a time", () => {
    show({ products: [...rome, testProduct({ id: 8, minDuration: 5000, rating: undefined })] });
    const panels = [...form().querySelectorAll<HTMLDetailsElement>("details[name]")];
    expect(panels.map((panel) => panel.querySelector("summary")?.textContent?.trim())).toEqual([
      "Category",
      "Good to know",
      "Duration",
      "Rating",
      "Why this order?",
    ]);
    expect(new Set(panels.map((panel) => panel.getAttribute("name")))).toEqual(new Set(["slice-1-facet"]));
    for (const facet of panels.slice(0, -1))
      expect(within(facet).getByRole("button", { name: "Show results", hidden: true })).toBeDefined();
  });

  it("C14: folds what is rare in a long list, unless it is chosen", () => {
    const products = Array.from({ length: 12 }, (_, index) =>
      testProduct({ id: index + 1, category: { id: index + 1, name: `C${index + 1}` } }),
    );
    show({ products });
    const folded = () => screen.getByText("4 more").closest("details");
    expect([folded()?.querySelectorAll("label").length, folded()?.open]).toEqual([4, false]);
    show({ products, view: { category: 12 } });
    expect(folded()?.open).toBe(true);
  });

  it("C14: each filter is a link to the list without it", () => {
    show({
      view: { category: 1, subCategory: 1007, flags: "free-cancellation,skip-the-line", sort: "price", page: 1 },
    });
    const chosen = within(screen.getByRole("list", { name: "Your filters" }));
    expect(chosen.getAllByRole("link").map((link) => [link.textContent?.trim(), link.getAttribute("href")])).toEqual([
      ["Remove filter: Tickets", "/rome/?sort=price&flags=free-cancellation%2Cskip-the-line#slice-1"],
      ["Remove filter: Landmarks", "/rome/?category=1&sort=price&flags=free-cancellation%2Cskip-the-line#slice-1"],
      [
        "Remove filter: Free cancellation",
        "/rome/?category=1&sub-category=1007&sort=price&flags=skip-the-line#slice-1",
      ],
      [
        "Remove filter: Skip the line",
        "/rome/?category=1&sub-category=1007&sort=price&flags=free-cancellation#slice-1",
      ],
    ]);
  });

  it("X1: says once that prices are converted", () => {
    const euro = (minor: number) => ({ minor, currency: "EUR" }) as const;
    const price = { final: euro(2909), original: euro(2909), cashbackPercent: 0, convertedFrom: "GBP" } as const;
    show({ products: [...rome, testProduct({ id: 8, price }), testProduct({ id: 9, price })] });
    expect(screen.getAllByText(/^Converted/).map(({ textContent }) => textContent)).toEqual([
      "Converted from GBP. You’ll be charged in EUR.",
    ]);
  });

  it("offers sub-categories once their category is chosen, and all without one choice", () => {
    show({ products: [...rome, testProduct({ id: 8, subCategory: { id: 1010, name: "Towers" } })] });
    expect(screen.queryByRole("group", { name: "Type", hidden: true })).toBeNull();
    show({
      products: [...rome, testProduct({ id: 8, subCategory: { id: 1010, name: "Towers" } })],
      view: { category: 1 },
    });
    expect(screen.getByRole("group", { name: "Type", hidden: true }).textContent).toContain("Towers (1)");
  });

  it("resets all by a link, which is there once something is chosen", () => {
    show();
    expect(screen.queryByRole("link", { name: "Reset all", hidden: true })).toBeNull();
    show({ view: { category: 2 } });
    for (const link of screen.getAllByRole("link", { name: "Reset all", hidden: true }))
      expect(link.getAttribute("href")).toBe("/rome/#slice-1");
  });

  it("says that nothing matches, with the way back", () => {
    show({ view: { category: 2, duration: "days" } });
    expect(screen.getByText(/Nothing matches/).textContent).toContain("Reset all");
    expect(names()).toEqual([]);
  });
});

describe("C17: what's on", () => {
  const stage = (id: number, theatre: string, genre: string, dates: Partial<ShowDates> = {}) =>
    testProduct({
      id,
      name: `Show ${id}`,
      category: { id: 7, name: "Entertainment" },
      subCategory: { id: 7000 + id, name: genre },
      show: testShow({ dates, theatre: { key: "", name: theatre, capacity: undefined, amenities: [] } }),
      timeZone: "America/New_York",
    });
  const products = [
    stage(1, "Beacon Street Theatre", "Musicals"),
    stage(2, "Wren & Anchor", "Cabaret", { closing: "2026-12-01" }),
    stage(3, "Beacon Street Theatre", "Ballet", { opening: "2026-12-05" }),
  ];
  const offered = (name: string) =>
    [...screen.getByRole("group", { name, hidden: true }).querySelectorAll("label")].map(
      ({ textContent }) => textContent,
    );

  it("counts shows, and offers theatres and, for D12, their genres", () => {
    show({ products });
    expect(heading()).toBe("3 shows · from €24");
    expect(offered("Venue")).toEqual(["All", "Beacon Street Theatre (2)", "Wren & Anchor (1)"]);
    expect(offered("Genre")).toEqual(["All", "Musicals (1)", "Cabaret (1)", "Ballet (1)"]);
  });

  it.each<[string, Partial<View>, readonly string[]]>([
    ["a theatre", { venue: "beacon-street-theatre" }, ["Show 1", "Show 3"]],
    ["D12: a genre", { subCategory: 7003 }, ["Show 3"]],
    ["what closes soon", { flags: "closing-soon" }, ["Show 2"]],
    ["B6: a theatre that is not there, which is ignored", { venue: "old-vane" }, ["Show 1", "Show 2", "Show 3"]],
  ])("follows the view, %s", (_title, view, expected) => {
    show({ products, view });
    expect(names()).toEqual(expected);
  });

  it("C12, D12: a theatre is named by its key, as on its page; shows of no genre are others, the last of all", () => {
    const theatre = { key: "wren-and-anchor", name: "Wren & Anchor Cellar", capacity: undefined, amenities: [] };
    const category = { id: 7, name: "Entertainment" };
    const others = [4, 5].map((id) => testProduct({ id, name: `Show ${id}`, category, show: testShow({ theatre }) }));
    show({ products: [...others, ...products] });
    expect(offered("Genre").at(-1)).toBe("Other (2)");
    show({ products: [...others, ...products], view: { venue: "wren-and-anchor" } });
    expect(names()).toEqual(["Show 4", "Show 5"]);
    expect(offered("Venue")).toContain("Wren & Anchor Cellar (2)");
    show({ products: [...others, ...products], view: { subCategory: 0 } });
    expect(names()).toEqual(["Show 4", "Show 5"]);
  });

  it("D12, E3: says on its card that a show opens, or closes soon", () => {
    show({ products });
    const cards = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(cards).toEqual([
      expect.not.stringMatching(/Opening|Closing/),
      expect.stringContaining("Closes on 01 Dec 2026"),
      expect.stringContaining("Opening on 05 Dec 2026"),
    ]);
  });

  it("tonight is what begins in the evening; a matinee is another day's", () => {
    const tonight = (id: number, lastStarts: Readonly<Record<string, string>>) =>
      testProduct({ id, name: `Show ${id}`, show: testShow({ lastStarts }), timeZone: "America/New_York" });
    const all = [tonight(1, { SUNDAY: "15:00" }), tonight(2, { SUNDAY: "19:30" }), tonight(3, {})];
    const calendar = testCalendar("2026-11-22", "2026-11-24");
    const calendars = all.map(({ id }) => [{ id, from: "2026-11-22", to: "2026-12-06" }, calendar] as const);
    const start = (startTime: string, minor: number): Slot => {
      const price = { minor, currency: "EUR" } as const;
      const availability = { kind: "UNLIMITED", remaining: undefined } as const;
      return {
        startDate: "2026-11-22",
        startTime,
        endTime: undefined,
        tourId: 1,
        price,
        originalPrice: price,
        availability,
      };
    };
    const slots = [[{ id: 2, forDays: 14 }, [start("15:00", 3600), start("19:30", 4300)]]] as const;
    const failed = { failed: need("slots", [{ id: 3, forDays: 14 }]) };
    show({ products: all, view: { when: "tonight" }, found: { calendars, slots }, failed });
    expect(names()).toEqual(["Show 2", "Show 3"]);
    const [read, unread] = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(read).toContain("€43");
    // Its day has a matinee, which costs less than its evening. So the usual price is shown.
    expect(unread).toContain("€24 per person");
    // The link leads to the start with that price: the page of the day would have the matinee's.
    const cards = screen.getAllByRole("article").map((card) => card.querySelector("a")?.getAttribute("href"));
    expect(cards).toEqual([
      expect.stringMatching(/\?date=2026-11-22&time=19%3A30$/),
      expect.stringMatching(/\?date=2026-11-22$/),
    ]);
    expect(screen.getByRole("link", { name: "Tonight" }).getAttribute("aria-current")).toBe("true");
    expect(screen.getAllByRole("link", { name: "Next available date: Tue 24 Nov" })).toHaveLength(2);
    expect(sent()).toContain("when=tonight");
  });

  it("C17: links to the months that have shows, where other listings have none", () => {
    show({ products, view: { venue: "wren-anchor" } });
    expect(readHref("December")).toBe("/rome/?venue=wren-anchor&from=2026-12-01&to=2026-12-31#slice-1");
    expect(readHref("November")).toContain("from=2026-11-01&to=2026-11-30");
    expect(readHref("February")).toContain("from=2027-02-01&to=2027-02-28");
    show();
    expect(screen.queryByRole("link", { name: "December" })).toBeNull();
  });
});

describe("W148: the days of a listing", () => {
  /** The months, as the page of an address has them. */
  const months = (view: Partial<View>, own: Partial<PageContext> = {}) => {
    const reads = [
      { from: "2026-12-05", to: "2026-12-21" },
      { from: "2026-11-23", to: "2026-12-07" },
    ];
    const calendars = rome.flatMap(({ id }) =>
      reads.map((range) => [{ id, ...range }, testCalendar(range.from)] as const),
    );
    show({ view: { category: 2, ...view }, found: { calendars } }, {}, own);
    return document.querySelector<HTMLElement>("[data-days]");
  };
  const days = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
  const findDay = (panel: HTMLElement | null, date: string) =>
    days(panel).find(({ dataset }) => dataset["day"] === date);
  const readDayHref = (panel: HTMLElement | null, date: string) => findDay(panel, date)?.getAttribute("href");

  it("are a link to the months, which no page has without it", () => {
    expect(months({})).toBeNull();
    expect(readHref("Choose dates")).toBe("/rome/?category=2&choose=dates#slice-1-dates");
    expect(document.querySelectorAll("input[type=date]")).toHaveLength(0);
  });

  it("are those of twelve months, from today on; each leads to the choice of the last day", () => {
    const panel = months({ choose: "dates" });
    expect(within(panel ?? document.body).getByRole("status").textContent).toBe("Choose the first day");
    expect(panel?.querySelectorAll("table")).toHaveLength(12);
    const dates = days(panel).map(({ dataset }) => dataset["day"]);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-22", "2027-10-31", 344]);
    expect(readDayHref(panel, "2026-12-05")).toBe("/rome/?category=2&first=2026-12-05#slice-1-dates");
    expect(findDay(panel, "2026-12-05")?.textContent).toBe("5 December 2026");
  });

  it.each([
    ["later", "2026-12-09", "from=2026-12-05&to=2026-12-09"],
    ["earlier", "2026-12-01", "from=2026-12-01&to=2026-12-05"],
    ["same", "2026-12-05", "from=2026-12-05&to=2026-12-05"],
  ])("the %s day as the last one leads to the list of both", (_title, date, expected) => {
    const panel = months({ first: "2026-12-05" });
    expect(within(panel ?? document.body).getByRole("status").textContent).toContain("Choose the last day");
    expect(findDay(panel, "2026-12-05")?.getAttribute("aria-current")).toBe("date");
    expect(readDayHref(panel, date)).toBe(`/rome/?category=2&${expected}#slice-1`);
  });

  it.each(["2026-11-21", "2028-01-01"])("a first day that can't be chosen counts as none: %s", (first) => {
    const panel = months({ first });
    expect(panel?.dataset["first"]).toBeUndefined();
    expect(readDayHref(panel, "2026-12-05")).toContain("first=2026-12-05");
  });

  it.each([
    ["en", "Sunday", undefined],
    ["de", "Montag", "22"],
  ] as const)("C10: weeks begin as in the country of the language: %s", (code, weekday, last) => {
    const panel = months({ choose: "dates" }, { locale: locales[code], t: createLocaleTranslator(locales[code]) });
    expect(panel?.querySelector("th")?.getAttribute("abbr")).toBe(weekday);
    const firstWeek = [...(panel?.querySelectorAll("tbody tr")[0]?.querySelectorAll("td") ?? [])];
    expect(firstWeek.at(-1)?.querySelector("[data-day] span")?.firstChild?.textContent).toBe(last ?? "28");
  });

  it("P2: chosen ones are in the form, are marked in the months, and named by their link", () => {
    const panel = months({ from: "2026-12-05", to: "2026-12-07", choose: "dates" });
    expect(sent()).toEqual(["from=2026-12-05", "to=2026-12-07", "category=2"]);
    expect(days(panel).filter((day) => day.hasAttribute("aria-current"))).toHaveLength(2);
    expect(findDay(panel, "2026-12-06")?.hasAttribute("data-between")).toBe(true);
    expect(screen.getByRole("link", { name: /^Choose dates Sat 5 Dec.–.Mon 7 Dec$/ })).toBeDefined();
  });

  it("X2: words are above the list only where no hero has them; the chosen one stays", () => {
    const below = { contents: testContents({ hasDaysAbove: true }) };
    const words = () => within(screen.getByRole("navigation", { name: "Travel dates" })).getAllByRole("link");
    const listWords = (view: Partial<View>, own: Partial<PageContext>) => {
      months(view, own);
      return words().map(({ textContent }) => textContent);
    };
    expect(listWords({}, {})).toEqual(["Any date", "Today", "Tomorrow", "This weekend"]);
    expect(listWords({}, below)).toEqual(["Any date"]);
    expect(listWords({ when: "tomorrow" }, below)).toEqual(["Any date", "Tomorrow"]);
  });
});

describe("B6: pages of a listing", () => {
  it("J9: has 10 products, links to the other pages, and shows more by a link", () => {
    show({ products: many, view: { sort: "price" } });
    expect(names()).toHaveLength(10);
    expect(readHref("Page 2")).toBe("/rome/?page=2&sort=price#slice-1");
    expect(readHref("Page 1")).toBe("/rome/?sort=price#slice-1");
    expect(readHref("Show 10 more")).toBe("/rome/?limit=20&sort=price#slice-1");
    expect(screen.getByRole("link", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
  });

  it("shows what is left, and on a further page no more", () => {
    show({ products: many, view: { limit: 55 } });
    expect(readHref("Show 5 more")).toBe("/rome/?limit=65#slice-1");
    show({ products: many, view: { page: 3, limit: 25 } });
    expect(names()).toHaveLength(10);
    expect(screen.queryByRole("link", { name: /more/ })).toBeNull();
  });

  it("J9: a tile beside the last cards leads to the next page. It is no item of their list", () => {
    show({ products: many, view: { page: 2, sort: "price" } });
    // Without a layout the row has no room.
    const link = screen.getByRole("link", { name: "Show the next 10 of 60", hidden: true });
    expect(link.getAttribute("href")).toBe("/rome/?page=3&sort=price#slice-1");
    expect(link.closest("ul")).toBeNull();
    expect(screen.queryByText("P21")?.closest("[aria-hidden=true]")).not.toBeNull();
    show({ products: many, view: { page: 6 } });
    expect(screen.queryByRole("link", { name: /^Show the next/, hidden: true })).toBeNull();
  });
});

describe("P2, X2: days", () => {
  const calendars = (from: string, to: string, ...free: readonly (readonly string[])[]): Found => ({
    calendars: free.map((dates, index) => [{ id: index + 1, from, to }, testCalendar(...dates)] as const),
  });
  const today = calendars("2026-11-22", "2026-12-06", ["2026-11-22"], ["2026-11-24"], []);

  it("links to days in words, and sends what is chosen with the form", () => {
    show({ view: { when: "today", category: 2 }, found: today });
    expect(readHref("This weekend")).toBe("/rome/?category=2&when=weekend#slice-1");
    expect(readHref("Any date")).toBe("/rome/?category=2#slice-1");
    expect(screen.getByRole("link", { name: "Today" }).getAttribute("aria-current")).toBe("true");
    expect(sent()).toContain("when=today");
  });

  it("shows only what is free, and names the days", () => {
    show({ view: { when: "today" }, found: today });
    expect(names()).toEqual(["Arena tour"]);
    expect(heading()).toBe("1 experience · from €48.99 · Sun 22 Nov");
  });

  it("X1: cards have the price of the chosen days, and no saving that other days have", () => {
    const said = () => screen.getByRole("article").textContent;
    show({ view: { category: 2 } });
    expect(said()).toMatch(/Lowest price in the 30 days before the reduction €30.*€24.*Save 20%/);
    show({ view: { category: 2, when: "today" }, found: today });
    expect(said()).toContain("€48.99");
    expect(said()).not.toMatch(/Lowest price in the 30 days before the reduction|Save|€24/);
  });

  it("P2, C23: a card's link has the first chosen day that is free", () => {
    show({ view: { when: "today" }, found: today });
    expect(readHref(/^Arena tour/)).toBe("/colosseum-skip-the-line-ticket-e-1/?date=2026-11-22");
    const range = calendars("2026-11-23", "2026-12-09", ["2026-11-23", "2026-11-24", "2026-11-26"], ["2026-11-25"], []);
    show({ view: { from: "2026-11-23", to: "2026-11-25" }, found: range });
    expect(readHref(/^Arena tour/)).toBe("/colosseum-skip-the-line-ticket-e-1/?date=2026-11-23");
    const buttons = screen.getAllByRole("link", { name: /^Book now · Arena tour/ });
    expect(buttons.map((button) => button.getAttribute("href"))).toEqual([
      "https://book.tessera.example/book/1/?date=2026-11-23",
      "https://book.tessera.example/book/1/select/pax/?date=2026-11-23",
    ]);
    expect(readHref(/^Night visit/)).toBe("/colosseum-skip-the-line-ticket-e-2/?date=2026-11-25");
    show();
    expect(readHref(/^Arena tour/)).toBe("/colosseum-skip-the-line-ticket-e-1/");
  });

  it("X15, C23: leads from what is sold out to its next free day, a phone to another step", () => {
    show({ view: { when: "today" }, found: today });
    const door = within(screen.getByRole("region", { name: "Available on other dates" }));
    const links = door.getAllByRole("link", { name: "Next available date: Tue 24 Nov" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://book.tessera.example/book/2/?date=2026-11-24",
      "https://book.tessera.example/book/2/select/pax/?date=2026-11-24",
    ]);
  });

  it("E10: says that nothing is free, with the way to all days", () => {
    const range = { from: "2026-11-25", to: "2026-11-26" };
    show({ view: { ...range, category: 2 }, found: calendars("2026-11-25", "2026-12-10", [], ["2026-11-24"], []) });
    expect(screen.getByText(/Nothing is available on these dates/).tagName).toBe("P");
    expect(readHref("See all dates")).toBe("/rome/?category=2#slice-1");
  });

  it.each<[string, Partial<View>, string, string, string]>([
    [
      "a choice, where others are free",
      { when: "today", duration: "days", page: 1 },
      "Nothing matches your filters.",
      "See what is available on these dates",
      "/rome/?when=today#slice-1",
    ],
    [
      "both the days and a choice",
      { when: "tomorrow", duration: "days" },
      "Nothing matches your filters.",
      "Reset all",
      "/rome/#slice-1",
    ],
  ])("E10: names what leaves nothing, and leads to a list without it: %s", (_title, view, text, link, href) => {
    const tomorrow = calendars("2026-11-23", "2026-12-07", [], ["2026-11-24"], []);
    show({ view, found: view.when === "today" ? today : tomorrow });
    const way = screen.getByText(text, { exact: false });
    expect(within(way).getByRole("link", { name: link }).getAttribute("href")).toBe(href);
  });

  it("shows everything where the calendars can't be read, and says so", () => {
    const queries = [1, 2, 3].map((id) => ({ id, from: "2026-11-22", to: "2026-12-06" }));
    show({ view: { when: "today" }, failed: { failed: need("calendars", queries) } });
    expect(names()).toHaveLength(3);
    expect(screen.getByText(/can’t check these dates/).tagName).toBe("P");
  });

  it("days that are over read as absent", () => {
    show({ view: { from: "2026-11-01", to: "2026-11-02" } });
    expect(names()).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Any date" }).getAttribute("aria-current")).toBe("true");
  });
});

describe("X2: the next free day is on the cards of what is free later than others", () => {
  const ten = Array.from({ length: 10 }, (_, index) =>
    testProduct({ id: index + 1, name: `P${index + 1}`, descriptors: [] }),
  );
  const free = (day: (id: number) => string) =>
    ten.map(({ id }) => [{ id, from: "2026-11-22", to: "2026-12-22" }, day(id)] as const);
  const said = () =>
    screen.getAllByRole("article").flatMap((card) => within(card).queryByText(/^From /)?.textContent ?? []);

  it("as one of ten has another than the rest", () => {
    show({ products: ten, found: { nextAvailable: free((id) => (id === 4 ? "2026-12-01" : "2026-11-23")) } });
    expect(said()).toEqual(["From Dec 1st"]);
  });

  it("on chosen days it is one of them", () => {
    const calendar = ({ id }: { readonly id: number }) => testCalendar(id < 6 ? "2026-11-28" : "2026-11-29");
    const queries = ten.map(({ id }) => ({ id, from: "2026-11-28", to: "2026-12-13" }));
    const calendars = queries.map((each) => [each, calendar(each)] as const);
    show({ products: ten, view: { from: "2026-11-28", to: "2026-11-29" }, found: { calendars } });
    expect(said()).toEqual(["From Nov 29th", "From Nov 29th", "From Nov 29th", "From Nov 29th", "From Nov 29th"]);
  });
});

describe("X15: what is sold out is a door", () => {
  it("to what is like it, where no free day is known", () => {
    show();
    const door = within(screen.getByRole("region", { name: "Sold out for now" }));
    expect(door.getByRole("link", { name: "Similar: Tickets" }).getAttribute("href")).toBe("/rome/?category=1#slice-1");
  });

  it("D12: and a show that is coming soon is not sold out", () => {
    const coming = testProduct({ id: 4, name: "Ghost", price: undefined, rating: undefined, show: testShow({}) });
    show({ products: [...rome, coming] });
    const door = within(screen.getByRole("region", { name: "Sold out for now" }));
    expect(door.queryByRole("link", { name: "Ghost" })).toBeNull();
    expect(door.getByRole("link", { name: "Attic climb" })).toBeTruthy();
  });

  it("C23: to its next free day, where one is known", () => {
    show({ found: { nextAvailable: [[{ id: 3 }, "2026-12-01"]] } });
    const links = screen.getAllByRole("link", { name: "Next available date: Tue 1 Dec" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://book.tessera.example/book/3/?date=2026-12-01",
      "https://book.tessera.example/book/3/select/pax/?date=2026-12-01",
    ]);
  });
});

describe("X14: why this order", () => {
  const reasons = () => {
    const details = screen.getByText("Why this order?").closest("details");
    return [...(details?.querySelectorAll("li, p") ?? [])].map(({ textContent }) =>
      textContent
        ?.split(/[ ,;.]/)
        .slice(0, 6)
        .join(" "),
    );
  };

  it("names the editor's choice, the provider's order, and that nobody pays", () => {
    show({}, { ranking: "2" });
    expect(names()[0]).toBe("Night visit");
    expect(reasons()).toEqual([
      "Our editors chose the first item",
      "The rest follow our ticket partner’s",
      "No one can pay for a",
    ]);
  });

  it("counts the places that an editor chose", () => {
    show({}, { ranking: "2, 1" });
    expect(screen.getByText("Our editors chose the first 2 items in the full list.").tagName).toBe("LI");
  });

  it("names the provider's order alone where no editor chose, and not what that is made of", () => {
    show();
    expect(reasons()).toEqual(["Our ticket partner sets the order", "No one can pay for a"]);
  });

  it("names what is chosen: filters, a sort, and the weight of few ratings", () => {
    show({ view: { sort: "rating", category: 2 } });
    expect(reasons().slice(0, 2)).toEqual(["Only results that match your filters", "Best average rating first  To"]);
    expect(screen.getByText(/50 extra ratings/).tagName).toBe("LI");
  });
});

describe("a listing without products", () => {
  it("says that it could not be loaded when the provider failed", () => {
    show({ found: { rankings: [] }, failed: { found: {}, failed: need("rankings", [query]) } });
    expect(screen.getByText(/can’t load this list/).tagName).toBe("P");
  });

  it("says what to do when nothing is for sale", () => {
    show({ products: [] });
    expect(screen.getByText(/Try our other tickets/).tagName).toBe("P");
  });

  it("renders nothing for an unknown collection", () => {
    show({ found: {}, failed: { found: {}, missing: need("rankings", [query]) } });
    expect(document.body.textContent).toBe("");
  });
});
