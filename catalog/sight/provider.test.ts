import { expect, test, vi } from "vitest";
import { createProviderClient } from "../provider/client.ts";
import { requestedIds, startUpstreamWith, startUpstreamWithout } from "../provider/upstream.example.ts";
import { poiExample } from "./wire.example.ts";
import { startUpstream } from "../../http/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const german = { locale: locales.de, currency: "USD" } as const;

test("H23: points of interest with all their parts, in the order of the query", async () => {
  await using upstream = await startUpstream((response, url) => {
    const pois = requestedIds(url).map((id) => ({ ...poiExample, id }));
    response.end(JSON.stringify({ pois: pois.toReversed() }));
  });
  const found = await connectProvider(upstream).all("pois", idQueries([5, 3]), german);
  expect(upstream.calls).toEqual([
    "GET /api/v1/pois?language=DE&ids[]=5,3&operatingSchedules=true&content=true&location=true",
  ]);
  expect(found.map(({ id }) => id)).toEqual([5, 3]);
});

test("F17: points of interest without ids are reported, and no request is sent", async () => {
  await using upstream = await startUpstreamWith({ pois: [poiExample] });
  const onMissingIds = vi.fn();
  expect(await createProviderClient({ ...upstream, onMissingIds }).pois([], english)).toEqual(new Map());
  expect(upstream.calls).toEqual([]);
  expect(onMissingIds).toHaveBeenCalledExactlyOnceWith("/api/v1/pois");
});

test("H14: a collection's points of interest", async () => {
  await using upstream = await startUpstreamWith({ pois: [poiExample] });
  const found = await connectProvider(upstream).one("collectionPois", { id: 24 }, english);
  expect(upstream.calls).toEqual(["GET /api/v1/collection/24/pois?language=EN"]);
  expect(found?.map(({ name }) => name.text)).toEqual(["Colosseum"]);
});

test("points of interest of a collection the provider does not know are missing", async () => {
  await using upstream = await startUpstreamWithout();
  expect(await connectProvider(upstream).one("collectionPois", { id: 1 }, english)).toBeUndefined();
});
