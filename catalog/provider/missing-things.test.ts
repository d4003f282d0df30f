import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { Market } from "../market/market.ts";
import { noReviews } from "../review/review-page.ts";
import { connectProvider, idQueries, type ProviderReader } from "../../tests/support/provider-reader.ts";
import { startUpstream } from "../../http/upstream.example.ts";
import { startUpstreamWithout } from "./upstream.example.ts";

const market: Market = { locale: locales.en, currency: "EUR" };

type Read = (client: ProviderReader, id: number) => Promise<unknown>;

const single: readonly [string, Read, unknown][] = [
  ["/api/v7/tour-groups/{id}/calendar/", (client, id) => client.one("variantCalendars", { id }, market), undefined],
  ["/api/tours/v5/tour-group/inventory/get/{id}/", (client, id) => client.one("openSlots", { id }), []],
  ["/api/tours/v6/tour-groups/{id}/inventories/", (client, id) => client.one("inventories", { id }, market), []],
  ["/api/v7/tour-groups/{id}/inventories/", (client, id) => client.one("availabilities", { id }, market), []],
  ["/api/tours/v6/tour-groups/slots/get/{id}", (client, id) => client.one("slots", { id }, market), []],
  ["/api/tours/v2/review/tour-group/id/{id}/", (client, id) => client.one("reviews", { id }, market), noReviews],
  ["/api/v1/collection/{id}/reviews", (client, id) => client.one("collectionReviews", { id }, market), noReviews],
  ["/api/v6/tour-groups/{id}/review-medias", (client, id) => client.one("reviewMedias", { id }), []],
];

const batched: readonly [string, Read, unknown][] = [
  ["/api/v7/tour-groups/calendar/", (client, id) => client.all("calendars", idQueries([id]), market), []],
  ["/api/v7/tour-groups/variants", (client, id) => client.all("variants", idQueries([id]), market), []],
];

test.each([...single, ...batched])(
  "F17: %s without an id is reported, empty, and sends no request",
  async (path, read, empty) => {
    await using upstream = await startUpstream((response) => response.end("{}"));
    const onMissingIds = vi.fn();
    const client = connectProvider({ ...upstream, onMissingIds });
    for (const id of [0, -1, 1.5, Number.NaN]) {
      expect(await read(client, id)).toEqual(empty);
      expect(onMissingIds).toHaveBeenLastCalledWith(path.replace("{id}", String(id)));
    }
    expect(upstream.calls).toEqual([]);
  },
);

test.each(single)("I3: %s of an unknown id is empty and no failure", async (_path, read, empty) => {
  await using upstream = await startUpstreamWithout();
  expect(await read(connectProvider(upstream), 1)).toEqual(empty);
});

test.each([...single, ...batched])("I3: %s throws a ProviderError for every other failure", async (_path, read) => {
  await using broken = await startUpstream((response) => response.writeHead(400).end("{}"));
  await expect(read(connectProvider(broken), 1)).rejects.toMatchObject({ name: "ProviderError", status: 400 });
  await using odd = await startUpstream((response) => response.end('"text"'));
  await expect(read(connectProvider(odd), 1)).rejects.toMatchObject({ name: "ProviderError", status: 200 });
});

test("F17: invalid ids are omitted from a request that has others, and each id is requested once", async () => {
  await using upstream = await startUpstream((response) => response.end('{"3":{}}'));
  const onMissingIds = vi.fn();
  await connectProvider({ ...upstream, onMissingIds }).all("calendars", idQueries([0, 3, 1.5, 3, 2]), market);
  expect(upstream.calls).toEqual(["GET /api/v7/tour-groups/calendar/?tour-group-ids=3,2&currency=EUR&min-pax=1"]);
  expect(onMissingIds).not.toHaveBeenCalled();
});
