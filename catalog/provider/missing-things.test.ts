import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { Market } from "../market/market.ts";
import { noReviews } from "../review/review-page.ts";
import { connectProvider, idQueries, type ProviderReader } from "../../tests/support/provider-reader.ts";
import { startUpstream } from "./upstream.example.ts";

const market: Market = { locale: locales.en, currency: "EUR" };

type Ask = (client: ProviderReader, id: number) => Promise<unknown>;

const single: readonly [string, Ask, unknown][] = [
  ["/api/v7/tour-groups/{id}/calendar/", (client, id) => client.one("variantCalendars", { id }, market), undefined],
  ["/api/tours/v5/tour-group/inventory/get/{id}/", (client, id) => client.one("openSlots", { id }), []],
  ["/api/tours/v6/tour-groups/{id}/inventories/", (client, id) => client.one("inventories", { id }, market), []],
  ["/api/v7/tour-groups/{id}/inventories/", (client, id) => client.one("availabilities", { id }, market), []],
  ["/api/tours/v6/tour-groups/slots/get/{id}", (client, id) => client.one("slots", { id }, market), []],
  ["/api/tours/v2/review/tour-group/id/{id}/", (client, id) => client.one("reviews", { id }, market), noReviews],
  ["/api/v1/collection/{id}/reviews", (client, id) => client.one("collectionReviews", { id }, market), noReviews],
  ["/api/v6/tour-groups/{id}/review-medias", (client, id) => client.one("reviewMedias", { id }), []],
];

const batched: readonly [string, Ask, unknown][] = [
  ["/api/v7/tour-groups/calendar/", (client, id) => client.all("calendars", idQueries([id]), market), []],
  ["/api/v7/tour-groups/variants", (client, id) => client.all("variants", idQueries([id]), market), []],
];

test.each([...single, ...batched])(
  "F17: %s without an id is reported, not asked, and empty",
  async (path, ask, empty) => {
    await using upstream = await startUpstream((response) => response.end("{}"));
    const onMissingIds = vi.fn();
    const client = connectProvider({ ...upstream, onMissingIds });
    for (const id of [0, -1, 1.5, Number.NaN]) {
      expect(await ask(client, id)).toEqual(empty);
      expect(onMissingIds).toHaveBeenLastCalledWith(path.replace("{id}", String(id)));
    }
    expect(upstream.asked).toEqual([]);
  },
);

test.each(single)(
  "§8: %s of what the provider does not know is empty, which is no failure",
  async (_path, ask, empty) => {
    await using upstream = await startUpstream((response) => response.writeHead(404).end("{}"));
    expect(await ask(connectProvider(upstream), 1)).toEqual(empty);
  },
);

test.each([...single, ...batched])("§8: %s throws a ProviderError for every other failure", async (_path, ask) => {
  await using broken = await startUpstream((response) => response.writeHead(400).end("{}"));
  await expect(ask(connectProvider(broken), 1)).rejects.toMatchObject({ name: "ProviderError", status: 400 });
  await using odd = await startUpstream((response) => response.end('"text"'));
  await expect(ask(connectProvider(odd), 1)).rejects.toMatchObject({ name: "ProviderError", status: 200 });
});

test("F17: ids that can be none are left out of a call that has others, and each id is asked for once", async () => {
  await using upstream = await startUpstream((response) => response.end("{}"));
  const onMissingIds = vi.fn();
  await connectProvider({ ...upstream, onMissingIds }).all("calendars", idQueries([0, 3, 1.5, 3, 2]), market);
  expect(upstream.asked).toEqual(["GET /api/v7/tour-groups/calendar/?tour-group-ids=3,2&currency=EUR&min-pax=1"]);
  expect(onMissingIds).not.toHaveBeenCalled();
});
