import { expect, test, vi } from "vitest";
import { tourGroupExample } from "../product/wire.example.ts";
import { startUpstreamWith, startUpstreamWithout } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const chinese = { locale: locales.tw, currency: "USD" } as const;
const german = { locale: locales.de, currency: "USD" } as const;
const broadway = { id: 24, displayName: "Broadway" };

test("H12: collections are requested in language and currency", async () => {
  await using upstream = await startUpstreamWith({ collections: [] });
  await connectProvider(upstream).all("collections", idQueries([24, 7]), chinese);
  expect(upstream.calls).toEqual(["GET /api/tours/v1/collection/?ids[]=24,7&language=ZH_HANT&currency=USD"]);
});

test("H12: a collection's sections, each with its products", async () => {
  const section = { id: 9, title: "Best sellers", subtitle: null, tourGroups: [tourGroupExample, { id: 2 }] };
  await using upstream = await startUpstreamWith({
    collection: broadway,
    sections: [section, { title: "Without an id" }],
  });
  const onDropped = vi.fn();
  const query = { collection: 24, limit: 5, subCategories: [1007, 1008] };
  const found = await connectProvider({ ...upstream, onDropped }).one("collectionSections", query, german);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v1/collection/24/sections/?language=DE&limit=5&fallback=0&currency=USD&use-seatmap-prices=1" +
      "&filter-by-subcategory-id=1007,1008",
  ]);
  expect(found).toMatchObject({
    collection: { id: 24, name: { text: "Broadway" } },
    sections: [{ id: 9, title: { text: "Best sellers" }, subtitle: { text: "" }, products: [{ id: 19513 }] }],
  });
  expect(onDropped).toHaveBeenCalledTimes(2);
});

test.each([
  [{ city: "ROME", limit: 10 }, "city=ROME&language=EN&limit=10"],
  [{ city: "", categoryId: 1, subCategoryId: 1007, limit: 5 }, "categoryId=1&subCategoryId=1007&language=EN&limit=5"],
])("H13: the top collections of %j", async (query, parameters) => {
  await using upstream = await startUpstreamWith({ items: [broadway], total: 12, nextOffset: null });
  const found = await connectProvider(upstream).found("topCollections", query, english);
  expect(upstream.calls).toEqual([`GET /api/v1/collection/top/list/?${parameters}&currency=EUR&use-seatmap-prices=1`]);
  expect(found.map(({ name }) => name.text)).toEqual(["Broadway"]);
});

test("what the provider does not know is missing", async () => {
  await using upstream = await startUpstreamWithout();
  const client = connectProvider(upstream);
  expect(
    await client.one("collectionSections", { collection: 1, limit: 1, subCategories: [] }, english),
  ).toBeUndefined();
  expect(await client.one("topCollections", { city: "ATLANTIS", limit: 1 }, english)).toEqual([]);
});

test("X28: a provider that knows no collections at all has failed", async () => {
  await using upstream = await startUpstreamWithout();
  const list = connectProvider(upstream).one("topCollections", { city: "", limit: 1 }, english);
  await expect(list).rejects.toMatchObject({ status: 404 });
});

test("F17: a collection call without a valid id is reported and sends no request", async () => {
  await using upstream = await startUpstreamWith({});
  const onMissingIds = vi.fn();
  const client = connectProvider({ ...upstream, onMissingIds });
  expect(await client.all("collections", idQueries([0, -1]), english)).toEqual([]);
  expect(
    await client.one("collectionSections", { collection: 1.5, limit: 1, subCategories: [] }, english),
  ).toBeUndefined();
  expect([upstream.calls.length, onMissingIds.mock.calls.length]).toEqual([0, 2]);
});
