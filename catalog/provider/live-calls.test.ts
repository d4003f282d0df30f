import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { Market } from "../market/market.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";
import { startUpstream } from "./upstream.example.ts";
import { availabilityExample } from "../inventory/wire-v7.example.ts";
import { calendarDayExample, calendarExample } from "../calendar/wire.example.ts";
import { inventoryExample } from "../inventory/wire-v6.example.ts";

const market: Market = { locale: locales.de, currency: "EUR" };
const eur = (minor: number) => ({ minor, currency: "EUR" });

function answering(body: unknown) {
  return startUpstream((response) => response.end(JSON.stringify(body)));
}

test("H17: one calendar is asked for with what is known of the days and the variant", async () => {
  await using upstream = await answering(calendarExample);
  const client = connectProvider(upstream);
  await client.one("variantCalendars", { id: 593, variantId: 38164, from: "2026-12-01", to: "2026-12-31" }, market);
  const calendar = await client.one("variantCalendars", { id: 593 }, market);
  expect(upstream.asked).toEqual([
    "GET /api/v7/tour-groups/593/calendar/?from-date=2026-12-01&to-date=2026-12-31&variantId=38164&currency=EUR",
    "GET /api/v7/tour-groups/593/calendar/?currency=EUR",
  ]);
  expect(calendar).toMatchObject({ startDate: "2026-12-01", endDate: "2027-02-28" });
  expect(calendar?.dates["2026-12-01"]?.price).toEqual(eur(4500));
});

test("H17: calendars are asked for a hundred at a time, for one traveller when nothing else is said", async () => {
  await using upstream = await startUpstream((response, url) => {
    const ids = (url.searchParams.get("tour-group-ids") ?? "").split(",");
    response.end(JSON.stringify(Object.fromEntries(ids.map((id) => [id, calendarExample]))));
  });
  const ids = Array.from({ length: 101 }, (_, index) => index + 1);
  const found = await connectProvider(upstream).all(
    "calendars",
    ids.map((id) => ({ id, from: "2026-12-01" })),
    market,
  );
  expect(found).toHaveLength(101);
  expect(upstream.asked.map((asked) => asked.replace(/ids=[\d,]+,/, "ids=…"))).toEqual([
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=…100&from-date=2026-12-01&currency=EUR&min-pax=1",
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=101&from-date=2026-12-01&currency=EUR&min-pax=1",
  ]);
});

test("H17: a malformed calendar among several is dropped and reported, the rest stays", async () => {
  await using upstream = await answering({ "1": { dates: "none" }, "2": calendarExample, x: calendarExample });
  const onDropped = vi.fn();
  const reader = connectProvider({ ...upstream, onDropped });
  const found = await reader.all(
    "calendars",
    [1, 2].map((id) => ({ id, minPax: 4 })),
    market,
  );
  expect(found).toMatchObject([{ startDate: "2026-12-01" }]);
  expect(onDropped).toHaveBeenCalledTimes(2);
});

test("H2: the next starts that have places left, in order", async () => {
  const slot = (startTime: string, remaining: number) => ({ startTime, endTime: "23:00:00", remaining });
  await using upstream = await answering({
    tourGroupId: 1,
    currencyCode: "EUR",
    inventories: {
      "2026-12-02": [slot("10:00:00", 1000)],
      "2026-12-01": [slot("19:30:00", 14), slot("09:00:00", 0), slot("10:00:00", 1)],
    },
  });
  const starts = await connectProvider(upstream).found("openSlots", { id: 1 });
  expect(upstream.asked).toEqual(["GET /api/tours/v5/tour-group/inventory/get/1/"]);
  expect(
    starts.map(({ startDate, startTime, availability }) => [startDate, startTime, availability.remaining]),
  ).toEqual([
    ["2026-12-01", "10:00", 1],
    ["2026-12-01", "19:30", 14],
    ["2026-12-02", "10:00", undefined],
  ]);
});

test("H5: inventories are asked for with seat-map prices and what is known of travellers, days and variant", async () => {
  await using upstream = await answering({ inventories: [inventoryExample], currency: { code: "USD" } });
  const client = connectProvider(upstream);
  const [start] = await client.found("inventories", { id: 7, minPax: 2, forDays: 30, variantId: 9 }, market);
  expect(upstream.asked).toEqual([
    "GET /api/tours/v6/tour-groups/7/inventories/?language=DE&min-pax=2&for-days=30&use-seatmap-prices=1&variantId=9&currency=EUR",
  ]);
  expect(start?.persons[0]?.price).toEqual({ minor: 4899, currency: "USD" });
});

test("H6: inventories between two days are asked for in version 7", async () => {
  await using upstream = await answering({ availabilities: [availabilityExample], currencyCode: "EUR" });
  const client = connectProvider(upstream);
  const found = await client.found("availabilities", { id: 7, from: "2026-12-01", to: "2026-12-14" }, market);
  expect(upstream.asked).toEqual([
    "GET /api/v7/tour-groups/7/inventories/?language=DE&from-date=2026-12-01&to-date=2026-12-14&currency=EUR",
  ]);
  expect(found.map(({ startDate, startTime }) => `${startDate} ${startTime}`)).toEqual(["2026-12-01 10:00"]);
});

test("H7, D14: slots are asked for in the currency that their prices are in", async () => {
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
  await using upstream = await answering({ slots: [slot, ...odd.map((change) => ({ ...slot, ...change }))] });
  const onDropped = vi.fn();
  const found = await connectProvider({ ...upstream, onDropped }).one("slots", { id: 3023, forDays: 14 }, market);
  expect(upstream.asked).toEqual(["GET /api/tours/v6/tour-groups/slots/get/3023?for-days=14&currency=EUR"]);
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

test("H17: a day that does not fit is dropped and reported, the others stay", async () => {
  const dates = { "2026-12-01": calendarDayExample, "2026-12-02": { listingPrice: "free" }, soon: calendarDayExample };
  await using upstream = await answering({ ...calendarExample, dates });
  const onDropped = vi.fn();
  const calendar = await connectProvider({ ...upstream, onDropped }).one("variantCalendars", { id: 1 }, market);
  expect(Object.keys(calendar?.dates ?? {})).toEqual(["2026-12-01"]);
  expect(onDropped.mock.calls.map(([{ path, index }]) => [path, index])).toEqual([
    ["/api/v7/tour-groups/1/calendar/", 1],
    ["/api/v7/tour-groups/1/calendar/", 2],
  ]);
});

test("H17: calendars with another range are another call", async () => {
  await using upstream = await answering({ "1": calendarExample });
  const queries = [{ id: 1 }, { id: 2 }, { id: 1, from: "2026-12-01", to: "2026-12-31", minPax: 2 }];
  const found = await connectProvider(upstream).all("calendars", queries, market);
  expect(found).toHaveLength(2);
  expect(upstream.asked).toEqual([
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=1,2&currency=EUR&min-pax=1",
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=1&from-date=2026-12-01&to-date=2026-12-31&currency=EUR&min-pax=2",
  ]);
});

test("D33: the next available days of several products are one call; a product without any has none", async () => {
  await using upstream = await answering({ "1": calendarExample, "2": { ...calendarExample, dates: {} } });
  const found = await connectProvider(upstream).all("nextAvailable", [{ id: 1 }, { id: 2 }], market);
  expect(found).toEqual(["2026-12-01"]);
  expect(upstream.asked).toEqual(["GET /api/v7/tour-groups/calendar/?tour-group-ids=1,2&currency=EUR&min-pax=1"]);
});
