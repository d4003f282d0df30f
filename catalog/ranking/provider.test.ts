import { expect, test } from "vitest";
import { tourGroupExample } from "../product/wire.example.ts";
import { startUpstreamWith, startUpstreamWithout } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const chinese = { locale: locales.tw, currency: "USD" } as const;
const german = { locale: locales.de, currency: "EUR" } as const;

test("H8: a ranking is requested with seat-map prices, its limit and its sub-categories", async () => {
  await using upstream = await startUpstreamWith({ pageData: { items: [tourGroupExample], total: 37 } });
  const query = { collection: 24, limit: 50, subCategories: [1007, 1008] };
  const ranking = await connectProvider(upstream).one("rankings", query, chinese);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v6/tour-groups/list-by/collection/24?language=ZH_HANT&currency=USD&fallback-to-english=0" +
      "&use-seatmap-prices=1&limit=50&filter-by-subcategory-id=1007,1008",
  ]);
  expect([ranking?.total, ranking?.products.map(({ id }) => id)]).toEqual([37, [19513]]);
});

test("a collection the provider does not know has no ranking", async () => {
  await using upstream = await startUpstreamWithout();
  const query = { collection: 1, limit: 10, subCategories: [] };
  expect(await connectProvider(upstream).one("rankings", query, english)).toBeUndefined();
});

test("H8: a ranking may take part in an experiment", async () => {
  await using upstream = await startUpstreamWith({ pageData: { items: [] } });
  const query = { collection: 24, limit: 10, subCategories: [], experiment: true };
  await connectProvider(upstream).one("rankings", query, english);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v6/tour-groups/list-by/collection/24?language=EN&currency=EUR&use-seatmap-prices=1&limit=10" +
      "&apply-ranking-experiment=true",
  ]);
});

test.each([
  ["category", "ROME", english, "category/1/?language=EN&city=ROME&limit=50&currency=EUR"],
  ["sub-category", "ROME", german, "sub-category/1/?language=DE&city=ROME&limit=50&currency=EUR&fallback=0"],
  ["category", "", english, "category/1/?language=EN&limit=50&currency=EUR"],
] as const)("H9: the products of a %s in %j", async (kind, city, market, address) => {
  const rome = { id: 1, code: "ROME", displayName: "Rome", timeZone: "Europe/Rome", country: { code: "IT" } };
  await using upstream = await startUpstreamWith({ pageData: { items: [tourGroupExample], total: 3 }, city: rome });
  const query = { kind, id: 1, city, limit: 50, subCategories: [1007] };
  const found = await connectProvider(upstream).one("categoryRankings", query, market);
  expect(upstream.calls).toEqual([`GET /api/tours/v6/tour-groups/list-by/${address}&filter-by-subcategory-id=1007`]);
  expect([found?.total, found?.products.map(({ id }) => id)]).toEqual([3, [19513]]);
  expect(found?.city).toMatchObject({
    id: 1,
    code: "ROME",
    name: { text: "Rome" },
    countryCode: "IT",
    currency: undefined,
  });
});
