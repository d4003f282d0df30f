import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";
import { createProviderClient } from "../provider/client.ts";
import { startUpstream } from "../provider/upstream.example.ts";
import { tourGroupExample } from "./wire.example.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const german = { locale: locales.de, currency: "EUR" } as const;

function answering(body: unknown) {
  return startUpstream((response) => response.end(JSON.stringify(body)));
}

test("H3: a client for tests asks for test products too", async () => {
  await using upstream = await answering({ tourGroups: [] });
  await connectProvider({ ...upstream, useTest: true }).all("products", idQueries([1]), english);
  expect(upstream.asked).toEqual(["GET /api/tours/v6/tour-groups/?ids[]=1&language=EN&currency=EUR&useTest=true"]);
});

test("H3, H8, H9, H12: a client that falls back to English says nothing of it in any language", async () => {
  await using upstream = await answering({ tourGroups: [], pageData: { items: [] } });
  const client = connectProvider({ ...upstream, fallbackToEnglish: true });
  const list = { limit: 10, subCategories: [] };
  await client.all("products", idQueries([1]), german);
  await client.one("rankings", { ...list, collection: 1 }, german);
  await client.one("categoryRankings", { ...list, kind: "category", id: 1, city: "" }, german);
  await client.one("collectionSections", { ...list, collection: 1 }, german).catch(() => {});
  expect(upstream.asked).toHaveLength(4);
  expect(upstream.asked.filter((address) => address.includes("fallback"))).toEqual([]);
});

test("H4: one product is asked for with all its data, also when it can't be booked", async () => {
  await using upstream = await answering({ ...tourGroupExample, listingPrice: null });
  const product = await connectProvider(upstream).one("productDetails", { id: 19513 }, german);
  expect(upstream.asked).toEqual([
    "GET /api/tours/v6/tour-groups/19513/?language=DE&currency=EUR&use-seatmap-prices=false" +
      "&fetch-collection-svg=false&fetch-all-listing-prices=1&include-unavailable=true",
  ]);
  expect([product?.id, product?.price]).toEqual([19513, undefined]);
});

test("H8: a ranking may take part in an experiment", async () => {
  await using upstream = await answering({ pageData: { items: [] } });
  const query = { collection: 24, limit: 10, subCategories: [], experiment: true };
  await connectProvider(upstream).one("rankings", query, english);
  expect(upstream.asked).toEqual([
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
  await using upstream = await answering({ pageData: { items: [tourGroupExample], total: 3 }, city: rome });
  const query = { kind, id: 1, city, limit: 50, subCategories: [1007] };
  const found = await connectProvider(upstream).one("categoryRankings", query, market);
  expect(upstream.asked).toEqual([`GET /api/tours/v6/tour-groups/list-by/${address}&filter-by-subcategory-id=1007`]);
  expect([found?.total, found?.products.map(({ id }) => id)]).toEqual([3, [19513]]);
  expect(found?.city).toMatchObject({ id: 1, code: "ROME", name: "Rome", countryCode: "IT", currency: undefined });
});

test("what the provider does not know is missing", async () => {
  await using upstream = await startUpstream((response) => response.writeHead(404).end("{}"));
  const client = connectProvider(upstream);
  const query = { kind: "category", id: 17, city: "", limit: 10, subCategories: [] } as const;
  expect(await client.one("productDetails", { id: 1 }, english)).toBeUndefined();
  expect(await client.one("categoryRankings", query, english)).toBeUndefined();
});

test("F17: calls without a valid id are reported, answer nothing and are not made", async () => {
  await using upstream = await answering({});
  const onMissingIds = vi.fn();
  const client = connectProvider({ ...upstream, onMissingIds });
  const list = { limit: 10, subCategories: [] };
  const answers = [
    await createProviderClient({ ...upstream, onMissingIds }).products([], english),
    await client.one("productDetails", { id: 0 }, english),
    await client.one("rankings", { ...list, collection: Number.NaN }, english),
    await client.one("categoryRankings", { ...list, kind: "sub-category", id: -1, city: "" }, english),
  ];
  expect(answers).toEqual([new Map(), undefined, undefined, undefined]);
  expect(upstream.asked).toEqual([]);
  expect(onMissingIds.mock.calls.flat()).toEqual([
    "/api/tours/v6/tour-groups/",
    "/api/tours/v6/tour-groups/",
    "/api/tours/v6/tour-groups/list-by/collection/",
    "/api/tours/v6/tour-groups/list-by/sub-category/",
  ]);
});

test("H1: calls for pages carry no cookies, calls for one traveller carry that traveller's", async () => {
  const cookies: unknown[] = [];
  const record: typeof fetch = async (input, init) => {
    cookies.push(new Headers(init?.headers).get("cookie"));
    return fetch(input, init);
  };
  await using upstream = await answering({ tourGroups: [] });
  const client = connectProvider({ ...upstream, fetch: record });
  await client.all("products", idQueries([1]), english);
  await client.forTraveller("session=abc").all("products", idQueries([1]), english);
  expect(cookies).toEqual([null, "session=abc"]);
});
