import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Market } from "../../../catalog/market/market.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { bookingOrigin, bookingUrl } from "../../../catalog/booking/booking-url.ts";
import { connectProvider, idQueries } from "../../support/provider-reader.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { currencyCodes } from "../../../i18n/currencies.ts";
import { locales } from "../../../i18n/locales.ts";
import { sites } from "../../../hosts/index.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const server = createProviderServer({ mediaBaseUrl: "http://media.test", now: () => now });
const { origin, stop } = await startOnFreePort(server);
afterAll(stop);

const reported: unknown[] = [];
const client = connectProvider({
  baseUrl: origin,
  timeoutMs: 30_000,
  onDropped: (item) => reported.push(item),
  onMissingIds: (path) => reported.push(path),
});

afterEach(() => expect(reported).toEqual([]));

const markets: readonly (readonly [string, Market])[] = [
  ["English, EUR", { locale: locales.en, currency: "EUR" }],
  ["German, JPY", { locale: locales.de, currency: "JPY" }],
  ["Arabic, KWD", { locale: locales.ar, currency: "KWD" }],
];

/** The names of categories (D25). */
const categoryNames: ReadonlyMap<number, string> = new Map([
  [1, "Tickets"],
  [2, "Tours"],
  [3, "Transportation"],
  [4, "Travel Services"],
  [5, "Food and Drink"],
  [6, "Day Trips"],
  [7, "Entertainment"],
  [8, "Adventure"],
  [9, "Aerial Sightseeing"],
  [10, "Water Sports"],
  [11, "Nature and Wildlife"],
  [12, "Wellness"],
  [13, "Classes"],
  [14, "Specials"],
  [15, "RV Rentals"],
  [16, "Staycations"],
  [18, "Cruises"],
  [19, "Sports"],
]);
const categoryIds = [...categoryNames.keys()];

function listed(id: number, market: Market) {
  const query = { kind: "category", id, city: "", limit: 100, subCategories: [] } as const;
  return client.one("categoryRankings", query, market);
}

/** Whether what every product of the embedded catalog has came through, optional parts included. */
function isWhole({ cityCode, category, rating, reviewsDetails, images, variants, multiVariant }: Product): boolean {
  const rated = rating === undefined || reviewsDetails?.ratings !== undefined;
  const pictured =
    images.length > 0 && images.every(({ url, alt, width }) => url !== "" && alt.text !== "" && width !== undefined);
  const buyable = variants.length > 0 && variants.length > 1 === multiVariant;
  return cityCode !== "" && category !== undefined && rated && pictured && buyable;
}

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

describe.each(markets)("the client against the embedded provider, with nothing dropped: %s", (_name, market) => {
  it("H3, H9, H24, D1: every product of every category is whole, and the same by id and in a list", async () => {
    const rankings = await Promise.all(categoryIds.map((id) => listed(id, market)));
    const products = rankings.flatMap((ranking) => ranking?.products ?? []);
    expect(products.length).toBeGreaterThan(300);
    expect(await client.all("products", idQueries(ids(products)), market)).toEqual(products);
    expect(ids(products.filter((product) => !isWhole(product)))).toEqual([]);
    expect([...new Set(products.flatMap(({ price }) => price?.final.currency ?? []))]).toEqual([market.currency]);
    expect(products.filter(({ topReviews }) => topReviews.length > 0)).not.toEqual([]);
  });

  it("H4: product details equal the product of a list", async () => {
    const [product] = await client.all("products", idQueries([50_001]), market);
    expect(await client.one("productDetails", { id: 50_001 }, market)).toEqual(product);
    expect(await client.one("productDetails", { id: 99_999_999 }, market)).toBeUndefined();
  });

  it("H8, H12, H13, H24: top collections, the same by id, with ranking and sections of their own products", async () => {
    const top = await client.found("topCollections", { city: "ROME", limit: 10 }, market);
    expect(top.length).toBeGreaterThan(0);
    expect(await client.all("collections", idQueries(top.map(({ id }) => id)), market)).toEqual(top);
    for (const { id: collection, cityCode } of top) {
      expect(cityCode).toBe("ROME");
      const ranking = await client.one("rankings", { collection, limit: 100, subCategories: [] }, market);
      const sections = await client.one("collectionSections", { collection, limit: 100, subCategories: [] }, market);
      expect(ranking?.city?.code).toBe("ROME");
      const known = new Set(ids(ranking?.products ?? []));
      expect(known.size).toBeGreaterThan(0);
      expect(sections?.sections.flatMap(({ products }) => ids(products)).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it("H15, H24: a city's categories count what their lists hold", async () => {
    const categories = await client.found("categories", { city: "ROME" }, market);
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.flatMap(({ subCategories }) => subCategories).length).toBeGreaterThan(0);
    for (const { id, subCategories } of categories) {
      const query = { kind: "category", id, city: "ROME", limit: 100, subCategories: [] } as const;
      const listedSubCategories = (await client.one("categoryRankings", query, market))?.products.map(
        ({ subCategory }) => subCategory?.id,
      );
      for (const subCategory of subCategories) expect(listedSubCategories).toContain(subCategory.id);
    }
  });

  it("H14, H23, D14: points of interest with place, summary and opening times, the same by id and by collection", async () => {
    const found = await client.all("pois", idQueries(Array.from({ length: 200 }, (_, index) => index + 1)), market);
    expect(found.length).toBeGreaterThanOrEqual(40);
    expect(found.filter(({ location, summary }) => location === undefined || summary.text === "")).toEqual([]);
    expect(found.flatMap(({ schedules }) => schedules).length).toBeGreaterThan(0);
    const ofColosseum = await client.one("collectionPois", { id: 1001 }, market);
    expect(ofColosseum?.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(ofColosseum?.map(({ id }) => id) ?? []));
  });

  it("H20: cities near one, nearest first, with prices in the requested currency", async () => {
    const cities = await client.one("nearbyCities", { city: 167 }, market);
    expect(cities?.length).toBeGreaterThan(0);
    const distances = cities?.map(({ distanceKm }) => distanceKm ?? Number.NaN) ?? [];
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const currencies = cities?.flatMap(({ startingPrice }) => startingPrice?.final.currency ?? []) ?? [];
    expect([...new Set(currencies)]).toEqual([market.currency]);
  });

  it("H20: banners, one of them to be shown today", async () => {
    const today = "2026-11-21";
    const banners = await client.found("banners", "all", market);
    const shown = banners.filter(({ firstDay = today, lastDay = today }) => firstDay <= today && today <= lastDay);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(banners.length);
  });
});

describe("what is the same in every market", () => {
  const english: Market = { locale: locales.en, currency: "EUR" };

  it.each([...categoryNames])("D25: category %i is %s, and has products", async (id, name) => {
    const { total = 0, products = [] } = (await listed(id, english)) ?? {};
    expect(total).toBeGreaterThan(0);
    expect(new Set(products.map(({ category }) => category?.name.text))).toEqual(new Set([name]));
  });

  it.each([
    ["tickets", "category", 1],
    ["tours", "category", 2],
    ["day trips", "category", 6],
    ["cruises", "category", 18],
    ["airport transfers", "sub-category", 1019],
    ["hop-on hop-off tours", "sub-category", 3001],
    ["musicals", "sub-category", 7001],
    ["plays", "sub-category", 7002],
    ["city passes", "sub-category", 1008],
  ] as const)("A1: sells %s, which are booked on a host of their own on every site", async (_name, kind, id) => {
    const query = { kind, id, city: "", limit: 100, subCategories: [] } as const;
    const products = (await client.one("categoryRankings", query, english))?.products ?? [];
    const sold = products.find(({ price }) => price !== undefined);
    if (sold === undefined) throw new Error("nothing of this kind can be booked");
    const urls = sites.map((site) => ({
      site,
      url: new URL(bookingUrl({ origin: bookingOrigin(site), locale: english.locale, product: sold })),
    }));
    expect(urls).not.toEqual([]);
    expect(urls.filter(({ site, url }) => url.host === site.host)).toEqual([]);
    expect(urls.filter(({ url }) => !url.pathname.startsWith(`/book/${sold.id}/`))).toEqual([]);
  });

  it.each([
    ["LONDON", 167],
    ["NEW_YORK", 24],
  ])("D30: %s, whose theatres have a site or sector of their own, is the city %i and has shows", async (code, id) => {
    expect((await client.one("cities", { code }, english))?.id).toBe(id);
    const query = { kind: "category", id: 7, city: code, limit: 1, subCategories: [] } as const;
    expect((await client.one("categoryRankings", query, english))?.products).toHaveLength(1);
  });

  it.each([
    ["combos", 1080],
    ["city cards", 1008],
    ["airport transfers", 1019],
    ["public transport", 1022],
    ["wifi and SIM cards", 1023],
    ["food passes", 1031],
    ["ferry tickets", 1108],
    ["train tickets", 1133],
    ["train passes", 1139],
    ["shared airport transfers", 1145],
  ])("D26: %s are the sub-category %i", async (_name, id) => {
    const query = { kind: "sub-category", id, city: "", limit: 10, subCategories: [] } as const;
    const products = (await client.one("categoryRankings", query, english))?.products ?? [];
    expect(new Set(products.map(({ subCategory }) => subCategory?.id))).toEqual(new Set([id]));
  });

  it("H16: currencies are in the fixed order", async () => {
    const codes = await client.found("currencies", "all");
    expect(codes.length).toBeGreaterThan(6);
    expect(codes).toEqual(currencyCodes.filter((code) => codes.includes(code)));
  });

  it.each(sites)("H19, F13: the domain of $brand is known by its booking subdomain", async (site) => {
    const found = await client.one("domain", site);
    expect([found?.host, found?.displayName]).toEqual([site.bookingDomain, site.brand]);
    expect(found?.languages).toContain("en");
  });

  it("H21, H24: pictures of products are those their product has", async () => {
    const products = await client.all("products", idQueries([50_003, 50_001, 50_002]), english);
    const media = await client.all("media", idQueries([50_003, 50_001, 50_002]));
    expect(media).toEqual(products.map(({ id, images }) => ({ productId: id, images })));
  });

  it("H22: thirteen airports", async () => {
    expect(await client.one("airports", "all")).toHaveLength(13);
  });

  it("H29: the country of the request", async () => {
    expect(await client.one("country", "current")).toBe("US");
  });
});
