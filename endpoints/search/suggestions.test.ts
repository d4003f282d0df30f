import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { findOnSite } from "../../catalog/search/find-on-site.ts";
import { testEntry } from "../../catalog/search/entry.example.ts";
import { createSearchIndex } from "../../catalog/search/search-index.ts";
import tessera from "../../hosts/tessera.ts";
import { locales } from "../../i18n/locales.ts";
import { createSuggest } from "./create-suggest.ts";
import { testPlacePages } from "../../tests/support/place-pages.ts";

const host = "tessera.localhost:3000";

const longName = "مدينة طويلة جدا ".repeat(30);

const index = await createSearchIndex([
  testEntry("Colosseum tour", {
    cityName: "Rome",
    product: { id: 7, slug: "colosseum-tour", category: undefined, timeZone: "Europe/Rome" },
  }),
  testEntry("Colosseum", { kind: "attraction", cityName: "Rome", product: undefined }),
  testEntry("Forum quarter", { kind: "city", places: [{ city: "ROME" }], product: undefined }),
  testEntry("Forum walks", { kind: "category", places: [{ city: "ROME" }], product: undefined }),
  testEntry("Rome", { kind: "city", places: [{ city: "ROME" }], product: undefined }),
  ...(
    [
      ["product", "جولة"],
      ["attraction", "معلم"],
      ["city", "بلدة"],
      ["category", "فئة"],
    ] as const
  ).flatMap(([kind, word]) =>
    Array.from({ length: 5 }, (_, each) => testEntry(`${word}${each}${longName}`, { kind, cityName: longName })),
  ),
]);

const known: Parameters<typeof createSuggest>[0] = {
  find: async (q) => findOnSite(index, q, undefined),
  placePages: async () => testPlacePages("city", { city: "ROME" }, ["rome"]),
  readFacts: async () => new Map(),
  pages: async () =>
    [locales.fr, locales.en].map((locale) => ({ site: tessera, locale, path: ["arena", "tour"], productId: 7 })),
};

const suggest = createSuggest(known);

const never = () => new Promise<never>(() => {});

/** Requests suggestions whose parts may be late. `pass` ends what waits for so many milliseconds. */
function late(parts: Partial<Parameters<typeof createSuggest>[0]>) {
  const waiting = new Map<number, () => void>();
  const wait = (ms: number) => new Promise<void>((resolve) => void waiting.set(ms, resolve));
  const respond = createSuggest({ ...known, ...parts, wait })(host, new URLSearchParams({ q: "colosseum" }));
  const pass = async (ms: number) => {
    await expect.poll(() => waiting.has(ms)).toBe(true);
    waiting.get(ms)?.();
  };
  return { respond, pass };
}

const ask = async (query: Record<string, string>, at = host) => suggest(at, new URLSearchParams(query));

describe("P1: suggestions", () => {
  it("are places and products in groups, each with its page, and their number in words", async () => {
    expect(await (await ask({ q: "colloseum", locale: "de" })).json()).toEqual({
      status: "2 Vorschläge",
      groups: [
        {
          title: "Sehenswürdigkeiten",
          items: [{ name: { text: "Colosseum" }, note: { text: "Rome" }, href: "/de/search/?q=Colosseum+Rome" }],
        },
        {
          title: "Erlebnisse",
          items: [{ name: { text: "Colosseum tour" }, note: { text: "Rome" }, href: "/arena/tour/" }],
        },
      ],
    });
  });

  it("have the picture, rating and price of products, in the language and currency of the page", async () => {
    const facts = { picture: "/arena.webp", rating: { text: "4.6 (12)", label: "Rated 4.6" }, price: "ab 24 €" };
    const readFacts = vi.fn(async () => new Map([[7, facts]]));
    const respond = createSuggest({ ...known, readFacts });
    const response = await respond(host, new URLSearchParams({ q: "colosseum", locale: "de", currency: "CHF" }));
    expect((await response.json()).groups.at(-1).items).toEqual([expect.objectContaining(facts)]);
    expect(readFacts).toHaveBeenCalledWith([7], { locale: locales.de, currency: "CHF" });
  });

  it.each([
    ["late", never, true],
    ["not there", async () => Promise.reject(new Error("down")), false],
  ] as const)("are shown without prices that are %s, and no cache stores that", async (_title, readFacts, isLate) => {
    const { respond, pass } = late({ readFacts });
    if (isLate) await pass(800);
    const response = await respond;
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  it("W140: ignore the day in what is typed", async () => {
    const { groups } = await (await ask({ q: "Rome tonight" })).json();
    expect(groups[0].items).toEqual([{ name: { text: "Rome" }, href: "/rome/" }]);
  });

  it("lead to each page once", async () => {
    const { groups } = await (await ask({ q: "forum" })).json();
    expect(groups).toEqual([{ title: "Cities", items: [expect.objectContaining({ href: "/rome/" })] }]);
  });

  it.each([
    ["fr", "/fr/arena/tour/"],
    ["de", "/arena/tour/"],
  ])("lead in %s to the page that editors wrote of a product, in that language or in English", async (locale, href) => {
    const { groups } = await (await ask({ q: "tour", locale })).json();
    expect(groups.at(-1).items).toEqual([expect.objectContaining({ href })]);
  });

  it("lead to the page of a place that has one", async () => {
    const { groups } = await (await ask({ q: "rome", locale: "en" })).json();
    expect(groups[0].items).toEqual([{ name: { text: "Rome" }, href: "/rome/" }]);
  });

  it.each([
    ["nothing matches", { q: "zzqqxx" }],
    ["nothing was typed", { q: "" }],
    ["more was typed than a search may have", { q: "a".repeat(61) }],
  ])("are none where %s, which is said", async (_title, query) => {
    expect(await (await ask(query)).json()).toEqual({ status: "No suggestions", groups: [] });
  });

  it("have at most eight kilobytes, whatever names are like", async () => {
    const response = await ask({ q: "مدينة طويلة", locale: "ar" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    const { byteLength } = await response.clone().arrayBuffer();
    expect(byteLength).toBeLessThanOrEqual(8192);
    // As many as fit: one more of these would not.
    expect(byteLength).toBeGreaterThan(7000);
    const { groups } = v.parse(
      v.object({ groups: v.array(v.object({ items: v.array(v.unknown()) })) }),
      await response.json(),
    );
    expect(groups.flatMap(({ items }) => items).length).toBeLessThan(12);
  });

  it.each([
    ["a host that is not ours", { q: "rome" }, "evil.example", 404],
    ["a language that is none", { q: "rome", locale: "xx" }, host, 404],
  ])("are refused for %s", async (_title, query, at, status) => {
    expect((await ask(query, at)).status).toBe(status);
  });

  it("fail with 503, which nobody keeps, and say when to come back, while there is no index in time", async () => {
    const { respond, pass } = late({ find: never });
    await pass(5000);
    const { status, headers } = await respond;
    expect([status, headers.get("cache-control"), headers.get("retry-after")]).toEqual([503, "no-store", "5"]);
  });

  it("wait for an index whose first reading fails", async () => {
    const find = vi.fn(async (q: string) => findOnSite(index, q, undefined)).mockRejectedValueOnce(new Error("down"));
    const { respond, pass } = late({ find });
    await pass(1000);
    expect((await respond).status).toBe(200);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("read nothing any more once their time is up", async () => {
    const find = vi.fn().mockRejectedValue(new Error("down"));
    const { respond, pass } = late({ find });
    await pass(5000);
    expect((await respond).status).toBe(503);
    await pass(1000);
    expect(find).toHaveBeenCalledOnce();
  });

  it("lead to products and searches while the pages are not there in time, and no cache stores that", async () => {
    const { respond, pass } = late({ placePages: never, pages: never });
    await pass(5000);
    const response = await respond;
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      groups: [{ items: [{ href: "/search/?q=Colosseum+Rome" }] }, { items: [{ href: "/colosseum-tour-e-7/" }] }],
    });
  });
});
