import { expect, test, vi } from "vitest";
import { inventoryExample } from "./wire-v6.example.ts";
import { availabilityExample } from "./wire-v7.example.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const market = { locale: locales.de, currency: "EUR" } as const;
const eur = (minor: number) => ({ minor, currency: "EUR" });

test("H2: the next starts with places left, in order", async () => {
  const slot = (startTime: string, remaining: number) => ({ startTime, endTime: "23:00:00", remaining });
  await using upstream = await startUpstreamWith({
    tourGroupId: 1,
    currencyCode: "EUR",
    inventories: {
      "2026-12-02": [slot("10:00:00", 1000)],
      "2026-12-01": [slot("19:30:00", 14), slot("09:00:00", 0), slot("10:00:00", 1)],
    },
  });
  const starts = await connectProvider(upstream).found("openSlots", { id: 1 });
  expect(upstream.calls).toEqual(["GET /api/tours/v5/tour-group/inventory/get/1/"]);
  expect(
    starts.map(({ startDate, startTime, availability }) => [startDate, startTime, availability.remaining]),
  ).toEqual([
    ["2026-12-01", "10:00", 1],
    ["2026-12-01", "19:30", 14],
    ["2026-12-02", "10:00", undefined],
  ]);
});

test("H5: inventories are requested with seat-map prices and the query's travellers, days and variant", async () => {
  await using upstream = await startUpstreamWith({ inventories: [inventoryExample], currency: { code: "USD" } });
  const client = connectProvider(upstream);
  const [start] = await client.found("inventories", { id: 7, minPax: 2, forDays: 30, variantId: 9 }, market);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v6/tour-groups/7/inventories/?language=DE&min-pax=2&for-days=30&use-seatmap-prices=1&variantId=9&currency=EUR",
  ]);
  expect(start?.persons[0]?.price).toEqual({ minor: 4899, currency: "USD" });
});

test("H6: inventories between two days are requested in version 7", async () => {
  await using upstream = await startUpstreamWith({ availabilities: [availabilityExample], currencyCode: "EUR" });
  const client = connectProvider(upstream);
  const found = await client.found("availabilities", { id: 7, from: "2026-12-01", to: "2026-12-14" }, market);
  expect(upstream.calls).toEqual([
    "GET /api/v7/tour-groups/7/inventories/?language=DE&from-date=2026-12-01&to-date=2026-12-14&currency=EUR",
  ]);
  expect(found.map(({ startDate, startTime }) => `${startDate} ${startTime}`)).toEqual(["2026-12-01 10:00"]);
});

test("H7, D14: slots are requested in the currency of their prices", async () => {
  const slot = {
    startDate: "2026-12-01",
    startTime: "19:30:00",
    endTime: "22:00:00",
    tourId: 4700,
    listingPrice: 45.0,
    retailPrice: 52.0,
    availability: "LIMITED",
    remaining: 12,
  };
  const odd = [{ startTime: "noon" }, { startTime: "25:00:00" }, { startDate: "2026-02-30" }];
  await using upstream = await startUpstreamWith({ slots: [slot, ...odd.map((change) => ({ ...slot, ...change }))] });
  const onDropped = vi.fn();
  const found = await connectProvider({ ...upstream, onDropped }).one("slots", { id: 3023, forDays: 14 }, market);
  expect(upstream.calls).toEqual(["GET /api/tours/v6/tour-groups/slots/get/3023?for-days=14&currency=EUR"]);
  expect(found).toEqual([
    {
      startDate: "2026-12-01",
      startTime: "19:30",
      endTime: "22:00",
      tourId: 4700,
      price: eur(4500),
      originalPrice: eur(5200),
      availability: { kind: "LIMITED", remaining: 12 },
    },
  ]);
  expect(onDropped).toHaveBeenCalledTimes(odd.length);
});
