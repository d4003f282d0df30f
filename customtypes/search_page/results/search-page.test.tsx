import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { documentsKey } from "../../../catalog/document/document.ts";
import type { SearchResults } from "../../../catalog/search/search.ts";
import tessera from "../../../hosts/tessera.ts";
import westend from "../../../hosts/westend.ts";
import { locales } from "../../../i18n/locales.ts";
import { createRenderer } from "../../../renderer/line.ts";
import type { CatalogPorts, ContentPorts } from "../../../renderer/contracts/ports.ts";
import { defaultView, type View } from "../../../routing/view.ts";
import { renderWithIslands } from "../../../tests/support/render-with-islands.tsx";
import { testCalendar } from "../../../catalog/calendar/calendar.example.ts";
import { addDays } from "../../../i18n/days.ts";
import { testShow } from "../../../tests/support/test-show.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testProvider } from "../../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../../tests/support/test-renderer.ts";
import { pageTypes } from "../../index.ts";
import { testPlacePages } from "../../../tests/support/place-pages.ts";

const foundProduct = (id: number) => ({
  id,
  slug: `tour-${id}`,
  category: undefined,
  timeZone: id === 9 ? "America/New_York" : "Europe/Rome",
});

const found: SearchResults = {
  matches: true,
  total: 30,
  products: Array.from({ length: 30 }, (_, index) => foundProduct(index + 7)),
  places: [
    { kind: "city", name: { text: "Rome" }, cityName: { text: "" }, places: [{ city: "ROME" }] },
    { kind: "attraction", name: { text: "Forum" }, cityName: { text: "Rome" }, places: [{ collection: 5 }] },
  ],
};

const nothing: SearchResults = { ...found, matches: false, total: 2, products: found.products.slice(0, 2), places: [] };

const createTour = (id: number) => ({
  id,
  slug: `tour-${id}`,
  name: `Tour ${id}`,
  category: { id: id === 8 ? 2 : 1, name: id === 8 ? "Cruises" : "Tours" },
  price: id === 10 ? undefined : testProduct().price,
});

async function visit(
  view: Partial<View>,
  search: CatalogPorts["search"] = async () => found,
  locale: "en" | "ar" = "en",
  failing?: CatalogPorts["provider"],
) {
  const calls: string[] = [];
  const provider = testProvider(
    {
      products: ({ id }) =>
        id === 404 ? undefined : { ...testProduct(createTour(id)), timeZone: foundProduct(id).timeZone },
      calendars: ({ id, from = "" }) => testCalendar(...(id === 8 ? [from, addDays(from, 1)] : [])),
    },
    (name, keys) => calls.push(`${name} ${keys.join()}`),
  );
  const placePages = async () => testPlacePages("city", { city: "ROME" }, ["rome"]);
  const { ports } = testPorts([], { search, provider: failing ?? provider, placePages });
  const { renderPage } = createRenderer(testRegistries({ pageTypes }), ports);
  const route = { site: tessera, locale: locales[locale], currency: "EUR" as const, path: ["search"] };
  const outcome = await renderPage({ ...route, view: { ...defaultView, ...view } });
  return { outcome, calls };
}

async function renderResultsBody(...parameters: Parameters<typeof visit>): Promise<HTMLElement> {
  const { outcome } = await visit(...parameters);
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  return bodyWith(outcome.content);
}

/** Returns what is rendered, without styles. */
async function bodyWith(content: ReactNode): Promise<HTMLElement> {
  const html = (await renderWithIslands(content)).replaceAll(/<style[^]*?<\/style>/g, "");
  return new DOMParser().parseFromString(html, "text/html").body;
}

const headingsIn = (body: HTMLElement) =>
  [...body.querySelectorAll("h1, h2, section section h3")].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  );

const linksIn = (body: HTMLElement) => [...body.querySelectorAll("a")].map((link) => link.getAttribute("href"));

describe("P1: the page of a search", () => {
  it("shows places that have a page, and products with the prices of one call", async () => {
    const body = await renderResultsBody({ q: "rome" });
    expect(body.querySelector("h1")?.textContent).toBe("Results for “rome”");
    expect(body.querySelector("input")?.value).toBe("rome");
    expect(linksIn(body)).toEqual(expect.arrayContaining(["/rome/", "/tour-7-e-7/", "/tour-8-e-8/"]));
    expect(body.textContent).not.toContain("Forum");
    expect(body.querySelector("[data-count]")?.textContent).toMatch(
      /^29 experiences · from .* · 1 currently unavailable/,
    );
    expect((await visit({ q: "rome" })).calls).toEqual([`products ${found.products.map(({ id }) => id).join()}`]);
  });

  describe("D12: on a site of shows", () => {
    const train = {
      id: "train",
      uid: `${westend.host}.night-train`,
      type: "showpage",
      lang: "en-us",
      tags: [],
      data: { show_name: "Night Train", theatre_name: "Old Vane", opening_date: "2999-03-05" },
    };
    const bodyFor = async (q: string, results: SearchResults = nothing) => {
      const documents: ContentPorts["documents"] = async (queries) =>
        new Map(queries.map((query) => [documentsKey(query), query.withoutProduct ? [train] : []]));
      const { ports } = testPorts([], {
        search: async () => results,
        documents,
        provider: testProvider({ products: ({ id }) => ({ ...testProduct(createTour(id)), timeZone: "Europe/Rome" }) }),
      });
      const { renderPage } = createRenderer(testRegistries({ pageTypes }), ports);
      const view = { ...defaultView, q };
      const outcome = await renderPage({ site: westend, locale: locales.en, currency: "GBP", path: ["search"], view });
      if (outcome.kind !== "page") throw new Error(outcome.kind);
      return bodyWith(outcome.content);
    };

    it.each(["night", "train night", "old vane"])("a show that nobody sells yet is found by %j", async (q) => {
      const body = await bodyFor(q);
      expect(linksIn(body)).toContain("/night-train/");
      expect(body.textContent).not.toContain("no results");
    });

    it("and not by other words", async () => {
      const body = await bodyFor("night bus");
      expect(linksIn(body)).not.toContain("/night-train/");
      expect(body.textContent).toContain("no results");
    });
  });

  it("finds theatres by their pages", async () => {
    const place = {
      kind: "theatre",
      name: { text: "Vane" },
      cityName: { text: "" },
      places: [{ venue: "vane" }],
    } as const;
    const placePages = async () => testPlacePages("venue", { venue: "vane" }, ["theatres", "vane"]);
    const { ports } = testPorts([], {
      search: async () => ({ ...nothing, matches: true, places: [place] }),
      placePages,
    });
    const { renderPage } = createRenderer(testRegistries({ pageTypes }), ports);
    const view = { ...defaultView, q: "vane" };
    const outcome = await renderPage({ site: tessera, locale: locales.en, currency: "EUR", path: ["search"], view });
    if (outcome.kind !== "page") throw new Error(outcome.kind);
    expect(linksIn(await bodyWith(outcome.content))).toContain("/theatres/vane/");
  });

  it("searches what its address says, on its host and in its language", async () => {
    const search = vi.fn(async () => found);
    await visit({ q: "روما", page: 2 }, search, "ar");
    expect(search).toHaveBeenCalledWith(
      { host: tessera.host, q: "روما", isDated: false },
      { locale: locales.ar, currency: "EUR" },
    );
  });

  it("leads from one page of results to the next, and has none beyond the last", async () => {
    expect(linksIn(await renderResultsBody({ q: "rome" }))).toContain("/search/?q=rome&page=2#experiences");
    expect(linksIn(await renderResultsBody({ q: "rome", page: 2 }))).toContain("/search/?q=rome#experiences");
    expect((await visit({ q: "rome", page: 4 })).outcome.kind).toBe("not-found");
  });

  it("I1: says that nothing was found, and shows what is popular", async () => {
    const body = await renderResultsBody({ q: "zzqqxx" }, async () => nothing);
    expect(body.textContent).toContain("Hmm, no results found.");
    expect(headingsIn(body)).toEqual(["H1 Results for “zzqqxx”", "H2 Popular with travellers"]);
    expect(linksIn(body)).toContain("/tour-7-e-7/");
  });

  it("counts no experiences where it found a place alone", async () => {
    const body = await renderResultsBody({ q: "rome" }, async () => ({ ...found, total: 0, products: [] }));
    expect(linksIn(body)).toContain("/rome/");
    expect(body.textContent).not.toMatch(/\b0\b|no results/);
  });

  it("calls popular places so, once for places and products", async () => {
    const popular = { ...nothing, places: found.places };
    const body = await renderResultsBody({ q: "zzqqxx" }, async () => popular);
    expect(headingsIn(body)).toEqual([
      "H1 Results for “zzqqxx”",
      "H2 Popular with travellers",
      "H3 Cities",
      "H2 Experiences",
    ]);
  });

  it.each([
    ["products that are gone", { products: [foundProduct(404)], places: [] }],
    ["a place without a page", { products: [], places: found.places.slice(1) }],
  ])("says that there is nothing where it found %s alone", async (_what, things) => {
    const body = await renderResultsBody({ q: "rome" }, async () => ({
      ...found,
      total: things.products.length,
      ...things,
    }));
    expect(body.textContent).toContain("Hmm, no results found.");
  });

  it("says how many it lists where it found more", async () => {
    const body = await renderResultsBody({ q: "rome" }, async () => ({ ...found, total: 312 }));
    expect(body.textContent).toContain("312 results. Showing the 30 best matches");
  });

  it("says that it could not search, for a moment", async () => {
    const { outcome } = await visit({ q: "rome" }, async () => {
      throw new Error("no index");
    });
    expect(outcome).toMatchObject({ kind: "page", provisional: "incomplete" });
    const content = outcome.kind === "page" ? outcome.content : undefined;
    expect((await bodyWith(content)).textContent).toContain("We can’t load the results right now.");
  });

  it("says that it can’t load what it found", async () => {
    const provider = testProvider({
      products: () => {
        throw new Error("down");
      },
    });
    const body = await renderResultsBody({ q: "rome" }, async () => found, "en", provider);
    expect(body.textContent).toContain("We can’t load the results right now.");
  });

  it.each([{}, { q: "rome" }, { q: "rome", page: 2 }, { q: "rome", category: 2, when: "today" as const }])(
    "of %j is not indexed; its canonical address has no words",
    async (view) => {
      const { outcome } = await visit(view);
      if (outcome.kind !== "page") throw new Error(outcome.kind);
      const { alternates, robots, title } = outcome.head;
      expect(robots).toEqual({ index: false, follow: true });
      expect(alternates?.canonical).toBe("/search/");
      expect(title).toMatch(/^(Search|Results for “rome”) \| Tessera$/);
    },
  );
});

describe("P2, P3, P4, P5: results are refined like a listing", () => {
  const cardsIn = (body: HTMLElement) =>
    [...body.querySelectorAll("article h3")].map((heading) => heading.textContent?.replace(" · Book now", ""));
  const sentBy = (body: HTMLElement) => [
    ...new FormData(body.querySelector<HTMLFormElement>("[data-listing] form") ?? undefined),
  ];

  it("by a facet with counts; its links and its form keep the words", async () => {
    const body = await renderResultsBody({ q: "rome", category: 2 });
    expect(cardsIn(body)).toEqual(["Tour 8"]);
    expect(body.textContent).toContain("Cruises (1)");
    // Tour 10 has no price, so that it can not be booked.
    expect(body.textContent).toContain("Tours (28)");
    expect(sentBy(body)).toEqual(
      expect.arrayContaining([
        ["q", "rome"],
        ["category", "2"],
      ]),
    );
    expect(linksIn(body)).toContain("/search/?q=rome#experiences");
    expect(linksIn(body)).toContain("/search/?q=rome&category=2&when=weekend#experiences");
  });

  it("by days, with the calendars of all results in one call", async () => {
    const body = await renderResultsBody({ q: "rome", when: "tomorrow" });
    expect(cardsIn(body)).toEqual(["Tour 8"]);
    const { calls, outcome } = await visit({ q: "rome", when: "tomorrow" });
    const faults = outcome.kind === "page" ? outcome.diagnostics.map(({ code }) => code) : [outcome.kind];
    expect(faults).not.toContain("read-unplanned");
    expect(new Set(calls.map((call) => call.split(" ")[0]))).toEqual(new Set(["calendars", "products"]));
    expect(calls).toHaveLength(2);
  });

  it("W140: tonight has only shows, where any were found", async () => {
    const provider = testProvider({
      products: ({ id }) => testProduct({ ...createTour(id), ...(id === 8 && { show: testShow() }) }),
      calendars: ({ from = "" }) => testCalendar(from, addDays(from, 1)),
    });
    const body = await renderResultsBody({ q: "london", when: "tonight" }, async () => found, "en", provider);
    expect(cardsIn(body)).toEqual(["Tour 8"]);
  });

  it("W140: a day without words lists what is sold on it", async () => {
    const search = vi.fn(async () => found);
    const body = await renderResultsBody({ when: "tomorrow" }, search);
    expect(search).toHaveBeenCalledWith({ host: tessera.host, q: "", isDated: true }, expect.anything());
    expect(cardsIn(body)).toEqual(["Tour 8"]);
  });

  it("X14: by another order; the usual one is how well they match", async () => {
    const body = await renderResultsBody({ q: "rome", sort: "price" });
    expect(cardsIn(body)).not.toContain("Tour 10");
    expect([...body.querySelectorAll("select[name=sort] option")].map((each) => each.textContent)[0]).toBe(
      "Best match",
    );
    expect(body.textContent).toContain("Results with most of your search words come first");
  });

  it("but what is popular, where nothing matches, is not", async () => {
    const body = await renderResultsBody({ q: "zzqqxx", category: 2 }, async () => nothing);
    expect(cardsIn(body)).toEqual(["Tour 7", "Tour 8"]);
    expect(body.querySelector("[data-listing]")).toBeNull();
  });
});
