import type { ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { requestedIds, startUpstreamWith } from "./upstream.example.ts";
import { startUpstream } from "../../http/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { tourGroupExample } from "../product/wire.example.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const chinese = { locale: locales.tw, currency: "USD" } as const;

test("H3: tour groups in English are requested without a fallback parameter", async () => {
  await using upstream = await startUpstreamWith({ tourGroups: [] });
  await connectProvider(upstream).all("products", idQueries([3, 1]), english);
  expect(upstream.calls).toEqual(["GET /api/tours/v6/tour-groups/?ids[]=3,1&language=EN&currency=EUR"]);
});

test("H3: in another language, untranslated tour groups are excluded", async () => {
  await using upstream = await startUpstreamWith({ tourGroups: [] });
  await connectProvider(upstream).all("products", idQueries([1]), chinese);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v6/tour-groups/?ids[]=1&language=ZH_HANT&currency=USD&fallback-to-english=0",
  ]);
});

test("H1: the default host's paths lack the tours segment", async () => {
  await using upstream = await startUpstreamWith({
    tourGroups: [],
    collections: [],
    pageData: { items: [] },
    currencies: [{ code: "EUR" }],
  });
  const client = connectProvider({ ...upstream, defaultHost: upstream.host });
  await client.all("products", idQueries([1]), english);
  await client.all("collections", idQueries([2]), english);
  await client.one("rankings", { collection: 3, limit: 4, subCategories: [] }, english);
  await client.one("currencies", "all");
  expect(upstream.calls).toEqual([
    "GET /api/v6/tour-groups/?ids[]=1&language=EN&currency=EUR",
    "GET /api/v1/collection/?ids[]=2&language=EN&currency=EUR",
    "GET /api/v6/tour-groups/list-by/collection/3?language=EN&currency=EUR&use-seatmap-prices=1&limit=4",
    "GET /api/v1/currency/list/",
  ]);
});

test("J9: ids are requested a hundred at a time, all at once, and found in their order", async () => {
  const waiting: (() => void)[] = [];
  await using upstream = await startUpstream((response, url) => {
    const tourGroups = requestedIds(url)
      .toReversed()
      .map((id) => ({ id, name: `Product ${id}` }));
    waiting.push(() => response.end(JSON.stringify({ tourGroups })));
    if (waiting.length === 3) for (const respond of waiting) respond();
  });
  const ids = Array.from({ length: 201 }, (_, index) => 500 - index);
  const products = await connectProvider(upstream).all("products", idQueries(ids), english);
  expect(products.map(({ id }) => id)).toEqual(ids);
  expect(upstream.calls).toHaveLength(3);
});

test("without ids no request is sent", async () => {
  await using upstream = await startUpstreamWith({});
  expect(await connectProvider(upstream).all("products", idQueries([]), english)).toEqual([]);
  expect(upstream.calls).toEqual([]);
});

test("ids the provider does not know are missing", async () => {
  await using upstream = await startUpstreamWith({ collections: [{ id: 2, displayName: "Two" }] });
  const found = await connectProvider(upstream).all("collections", idQueries([1, 2]), english);
  expect(found.map(({ name }) => name.text)).toEqual(["Two"]);
});

test("one malformed tour group is omitted and reported, the others are found", async () => {
  await using upstream = await startUpstreamWith({ tourGroups: [{ id: "x" }, { id: 2, name: "Two" }] });
  const onDropped = vi.fn();
  const found = await connectProvider({ ...upstream, onDropped }).all("products", idQueries([1, 2]), english);
  expect(found.map(({ name }) => name.text)).toEqual(["Two"]);
  expect(onDropped.mock.calls).toMatchObject([
    [{ path: "/api/tours/v6/tour-groups/", index: 0, cause: { name: "ValiError" } }],
  ]);
});

test("a price in a currency we can't show makes its tour group malformed, not unavailable", async () => {
  const listingPrice = { currencyCode: "XXX", finalPrice: 5 };
  await using upstream = await startUpstreamWith({ tourGroups: [{ ...tourGroupExample, listingPrice }] });
  expect(await connectProvider(upstream).all("products", idQueries([19513]), english)).toEqual([]);
});

test("I9: a client stops the requests of an endpoint that is down, and no others", async () => {
  await using upstream = await startUpstream((response, { pathname }) =>
    pathname.includes("tour-groups")
      ? response.writeHead(503, { "retry-after": "0" }).end()
      : response.end('[{"code":"EUR"}]'),
  );
  const client = connectProvider(upstream);
  for (const id of [1, 2, 3, 4, 5])
    await expect(client.all("products", idQueries([id]), english)).rejects.toMatchObject({ status: 503 });
  await expect(client.all("products", idQueries([6]), english)).rejects.toMatchObject({
    name: "ProviderError",
    message: "Provider /api/tours/v6/tour-groups/: no request was sent, the upstream is down",
  });
  expect(upstream.calls).toHaveLength(10);
  expect(await client.one("currencies", "all")).toEqual(["EUR"]);
});

test("H1: calls for pages carry no cookies, calls for one traveller carry those that may be forwarded", async () => {
  const cookies: unknown[] = [];
  const record: typeof fetch = async (input, init) => {
    cookies.push(new Headers(init?.headers).get("cookie"));
    return fetch(input, init);
  };
  await using upstream = await startUpstreamWith({ tourGroups: [] });
  const client = connectProvider({ ...upstream, fetch: record, cookies: ["session", "bucket"] });
  await client.all("products", idQueries([1]), english);
  for (const header of ["session=abc", "currency=EUR; session=a=b;bucket=7", "session2=1; asession=2", undefined])
    await client.forTraveler(header).all("products", idQueries([1]), english);
  expect(cookies).toEqual([null, "session=abc", "session=a=b; bucket=7", null, null]);
});

test("H1: without a list of cookies, none is forwarded", async () => {
  const cookies: unknown[] = [];
  await using upstream = await startUpstream((response) => {
    cookies.push(response.req.headers.cookie);
    response.end(JSON.stringify({ tourGroups: [] }));
  });
  const client = connectProvider(upstream).forTraveler("session=abc");
  await client.all("products", idQueries([1]), english);
  expect(cookies).toEqual([undefined]);
});

test("H1: the key is sent with each call to the provider, and to no other origin", async () => {
  const keys: unknown[] = [];
  const respond = (response: ServerResponse) => {
    keys.push(response.req.headers["authorization"]);
    response.end(JSON.stringify({ currencies: [{ code: "EUR" }], currentCountry: { code: "IT" } }));
  };
  await using provider = await startUpstream(respond);
  await using elsewhere = await startUpstream(respond);
  const options = { baseUrl: provider.baseUrl, credentials: { authorization: "Bearer pk_1" } };
  await connectProvider(options).one("currencies", "all");
  await connectProvider(options).one("country", "current");
  await connectProvider({ ...options, countryUrl: `${elsewhere.baseUrl}/country` }).one("country", "current");
  expect(keys).toEqual(["Bearer pk_1", "Bearer pk_1", undefined]);
});
