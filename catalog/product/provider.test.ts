import { expect, test, vi } from "vitest";
import { createProviderClient } from "../provider/client.ts";
import { startUpstreamWith, startUpstreamWithout } from "../provider/upstream.example.ts";
import { tourGroupExample } from "./wire.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const german = { locale: locales.de, currency: "EUR" } as const;

test("H3: a client for tests requests test products too", async () => {
  await using upstream = await startUpstreamWith({ tourGroups: [] });
  await connectProvider({ ...upstream, useTest: true }).all("products", idQueries([1]), english);
  expect(upstream.calls).toEqual(["GET /api/tours/v6/tour-groups/?ids[]=1&language=EN&currency=EUR&useTest=true"]);
});

test("H3, H8, H9, H12: a client that falls back to English sends no fallback parameter in any language", async () => {
  await using upstream = await startUpstreamWith({ tourGroups: [], pageData: { items: [] } });
  const client = connectProvider({ ...upstream, fallbackToEnglish: true });
  const list = { limit: 10, subCategories: [] };
  await client.all("products", idQueries([1]), german);
  await client.one("rankings", { ...list, collection: 1 }, german);
  await client.one("categoryRankings", { ...list, kind: "category", id: 1, city: "" }, german);
  await client.one("collectionSections", { ...list, collection: 1 }, german).catch(() => {});
  expect(upstream.calls).toHaveLength(4);
  expect(upstream.calls.filter((address) => address.includes("fallback"))).toEqual([]);
});

test("H4: one product is requested with all its data, even when it can't be booked", async () => {
  await using upstream = await startUpstreamWith({ ...tourGroupExample, listingPrice: null });
  const product = await connectProvider(upstream).one("productDetails", { id: 19513 }, german);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v6/tour-groups/19513/?language=DE&currency=EUR&use-seatmap-prices=false" +
      "&fetch-collection-svg=false&fetch-all-listing-prices=1&include-unavailable=true",
  ]);
  expect([product?.id, product?.price]).toEqual([19513, undefined]);
});

test("what the provider does not know is missing", async () => {
  await using upstream = await startUpstreamWithout();
  const client = connectProvider(upstream);
  const query = { kind: "category", id: 17, city: "", limit: 10, subCategories: [] } as const;
  expect(await client.one("productDetails", { id: 1 }, english)).toBeUndefined();
  expect(await client.one("categoryRankings", query, english)).toBeUndefined();
});

test("F17: calls without a valid id are reported, find nothing and send no request", async () => {
  await using upstream = await startUpstreamWith({});
  const onMissingIds = vi.fn();
  const client = connectProvider({ ...upstream, onMissingIds });
  const list = { limit: 10, subCategories: [] };
  const values = [
    await createProviderClient({ ...upstream, onMissingIds }).products([], english),
    await client.one("productDetails", { id: 0 }, english),
    await client.one("rankings", { ...list, collection: Number.NaN }, english),
    await client.one("categoryRankings", { ...list, kind: "sub-category", id: -1, city: "" }, english),
  ];
  expect(values).toEqual([new Map(), undefined, undefined, undefined]);
  expect(upstream.calls).toEqual([]);
  expect(onMissingIds.mock.calls.flat()).toEqual([
    "/api/tours/v6/tour-groups/",
    "/api/tours/v6/tour-groups/",
    "/api/tours/v6/tour-groups/list-by/collection/",
    "/api/tours/v6/tour-groups/list-by/sub-category/",
  ]);
});
