import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { Market } from "../market/market.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";
import { askedIds, startUpstream } from "./upstream.example.ts";
import { tourGroupExample } from "../product/wire.example.ts";

const english: Market = { locale: locales.en, currency: "EUR" };
const chinese: Market = { locale: locales.tw, currency: "USD" };

/** Starts an upstream that sends this response to every call. */
function answering(body: unknown) {
  return startUpstream((response) => response.end(JSON.stringify(body)));
}

test("H3: tour groups in English are asked for without a word about fallback", async () => {
  await using upstream = await answering({ tourGroups: [] });
  await connectProvider(upstream).all("products", idQueries([3, 1]), english);
  expect(upstream.asked).toEqual(["GET /api/tours/v6/tour-groups/?ids[]=3,1&language=EN&currency=EUR"]);
});

test("H3: in another language, what is not translated is not wanted", async () => {
  await using upstream = await answering({ tourGroups: [] });
  await connectProvider(upstream).all("products", idQueries([1]), chinese);
  expect(upstream.asked).toEqual([
    "GET /api/tours/v6/tour-groups/?ids[]=1&language=ZH_HANT&currency=USD&fallback-to-english=0",
  ]);
});

test("H1: the default host's paths lack the tours segment", async () => {
  await using upstream = await answering({ tourGroups: [], collections: [], pageData: { items: [] }, currencies: [] });
  const client = connectProvider({ ...upstream, defaultHost: upstream.host });
  await client.all("products", idQueries([1]), english);
  await client.all("collections", idQueries([2]), english);
  await client.one("rankings", { collection: 3, limit: 4, subCategories: [] }, english);
  await client.one("currencies", "all");
  expect(upstream.asked).toEqual([
    "GET /api/v6/tour-groups/?ids[]=1&language=EN&currency=EUR",
    "GET /api/v1/collection/?ids[]=2&language=EN&currency=EUR",
    "GET /api/v6/tour-groups/list-by/collection/3?language=EN&currency=EUR&use-seatmap-prices=1&limit=4",
    "GET /api/v1/currency/list/",
  ]);
});

test("H8: a ranking is asked for with seat-map prices, its limit and its sub-categories", async () => {
  await using upstream = await answering({ pageData: { items: [tourGroupExample], total: 37 } });
  const query = { collection: 24, limit: 50, subCategories: [1007, 1008] };
  const ranking = await connectProvider(upstream).one("rankings", query, chinese);
  expect(upstream.asked).toEqual([
    "GET /api/tours/v6/tour-groups/list-by/collection/24?language=ZH_HANT&currency=USD&fallback-to-english=0" +
      "&use-seatmap-prices=1&limit=50&filter-by-subcategory-id=1007,1008",
  ]);
  expect([ranking?.total, ranking?.products.map(({ id }) => id)]).toEqual([37, [19513]]);
});

test("H12: collections are asked for in language and currency", async () => {
  await using upstream = await answering({ collections: [] });
  await connectProvider(upstream).all("collections", idQueries([24, 7]), chinese);
  expect(upstream.asked).toEqual(["GET /api/tours/v1/collection/?ids[]=24,7&language=ZH_HANT&currency=USD"]);
});

test("J9: ids are asked for a hundred at a time, all calls at once, and come back in their order", async () => {
  const waiting: (() => void)[] = [];
  await using upstream = await startUpstream((response, url) => {
    const tourGroups = askedIds(url)
      .toReversed()
      .map((id) => ({ id, name: `Product ${id}` }));
    waiting.push(() => response.end(JSON.stringify({ tourGroups })));
    if (waiting.length === 3) for (const answer of waiting) answer();
  });
  const ids = Array.from({ length: 201 }, (_, index) => 500 - index);
  const products = await connectProvider(upstream).all("products", idQueries(ids), english);
  expect(products.map(({ id }) => id)).toEqual(ids);
  expect(upstream.asked).toHaveLength(3);
});

test("no ids, no call", async () => {
  await using upstream = await answering({});
  expect(await connectProvider(upstream).all("products", idQueries([]), english)).toEqual([]);
  expect(upstream.asked).toEqual([]);
});

test("ids the provider does not know are missing", async () => {
  await using upstream = await answering({ collections: [{ id: 2, displayName: "Two" }] });
  const found = await connectProvider(upstream).all("collections", idQueries([1, 2]), english);
  expect(found.map(({ name }) => name)).toEqual(["Two"]);
});

test("one malformed tour group is dropped and reported, the rest stays", async () => {
  await using upstream = await answering({ tourGroups: [{ id: "x" }, { id: 2, name: "Two" }] });
  const onDropped = vi.fn();
  const found = await connectProvider({ ...upstream, onDropped }).all("products", idQueries([1, 2]), english);
  expect(found.map(({ name }) => name)).toEqual(["Two"]);
  expect(onDropped.mock.calls).toMatchObject([
    [{ path: "/api/tours/v6/tour-groups/", index: 0, cause: { name: "ValiError" } }],
  ]);
});

test("a price in a currency we can't show makes its tour group malformed, not unavailable", async () => {
  const listingPrice = { currencyCode: "XXX", finalPrice: 5 };
  await using upstream = await answering({ tourGroups: [{ ...tourGroupExample, listingPrice }] });
  expect(await connectProvider(upstream).all("products", idQueries([19513]), english)).toEqual([]);
});

test("a collection the provider does not know has no ranking", async () => {
  await using upstream = await startUpstream((response) => response.writeHead(404).end("{}"));
  const query = { collection: 1, limit: 10, subCategories: [] };
  expect(await connectProvider(upstream).one("rankings", query, english)).toBeUndefined();
});

test.each([
  ["bare", (list: unknown) => list],
  ["wrapped", (currencies: unknown) => ({ currencies })],
])("H16: a %s currency list is put in the fixed order, unknown currencies left out", async (_form, form) => {
  const list = ["GBP", "XXX", "USD", "EUR"].map((code) => ({ code, localSymbol: `${code}$`, precision: 2 }));
  await using upstream = await answering(form(list));
  expect(await connectProvider(upstream).one("currencies", "all")).toEqual([
    { code: "EUR", localSymbol: "EUR$" },
    { code: "USD", localSymbol: "USD$" },
    { code: "GBP", localSymbol: "GBP$" },
  ]);
});

test("§8: a client that finds its provider down stops asking, whatever the call", async () => {
  await using upstream = await startUpstream((response) => response.writeHead(503, { "retry-after": "0" }).end());
  const client = connectProvider(upstream);
  const failed = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((id) => client.all("products", idQueries([id]), english)),
  );
  expect(failed.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "rejected"));
  await expect(client.one("currencies", "all")).rejects.toMatchObject({
    name: "ProviderError",
    message: "Provider /api/v1/currency/list/: no request was sent, the upstream is down",
  });
  expect(upstream.asked).toHaveLength(10);
});
