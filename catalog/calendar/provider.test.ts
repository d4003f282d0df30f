import { expect, test, vi } from "vitest";
import { calendarDayExample, calendarExample } from "./wire.example.ts";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { startUpstream } from "../../http/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const market = { locale: locales.de, currency: "EUR" } as const;
const eur = (minor: number) => ({ minor, currency: "EUR" });

test("H17: one calendar is requested with its days and variant, where the query names them", async () => {
  await using upstream = await startUpstreamWith(calendarExample);
  const client = connectProvider(upstream);
  await client.one("variantCalendars", { id: 593, variantId: 38164, from: "2026-12-01", to: "2026-12-31" }, market);
  const calendar = await client.one("variantCalendars", { id: 593 }, market);
  expect(upstream.calls).toEqual([
    "GET /api/v7/tour-groups/593/calendar/?from-date=2026-12-01&to-date=2026-12-31&variantId=38164&currency=EUR",
    "GET /api/v7/tour-groups/593/calendar/?currency=EUR",
  ]);
  expect(calendar).toMatchObject({ startDate: "2026-12-01", endDate: "2027-02-28" });
  expect(calendar?.dates["2026-12-01"]?.price).toEqual(eur(4500));
});

test("H17: calendars are requested a hundred at a time, by default for one traveller", async () => {
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
  expect(upstream.calls.map((call) => call.replace(/ids=[\d,]+,/, "ids=…"))).toEqual([
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=…100&from-date=2026-12-01&currency=EUR&min-pax=1",
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=101&from-date=2026-12-01&currency=EUR&min-pax=1",
  ]);
});

test("H17: a malformed calendar among several is omitted and reported, the others are found", async () => {
  await using upstream = await startUpstreamWith({ "1": { dates: "none" }, "2": calendarExample, x: calendarExample });
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

test("H17: a day that does not fit is omitted and reported, the others are found", async () => {
  const dates = { "2026-12-01": calendarDayExample, "2026-12-02": { listingPrice: "free" }, soon: calendarDayExample };
  await using upstream = await startUpstreamWith({ ...calendarExample, dates });
  const onDropped = vi.fn();
  const calendar = await connectProvider({ ...upstream, onDropped }).one("variantCalendars", { id: 1 }, market);
  expect(Object.keys(calendar?.dates ?? {})).toEqual(["2026-12-01"]);
  expect(onDropped.mock.calls.map(([{ path, index }]) => [path, index])).toEqual([
    ["/api/v7/tour-groups/1/calendar/", 1],
    ["/api/v7/tour-groups/1/calendar/", 2],
  ]);
});

test("H17: calendars of another range are another request", async () => {
  await using upstream = await startUpstreamWith({ "1": calendarExample });
  const queries = [{ id: 1 }, { id: 2 }, { id: 1, from: "2026-12-01", to: "2026-12-31", minPax: 2 }];
  const found = await connectProvider(upstream).all("calendars", queries, market);
  expect(found).toHaveLength(2);
  expect(upstream.calls).toEqual([
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=1,2&currency=EUR&min-pax=1",
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=1&from-date=2026-12-01&to-date=2026-12-31&currency=EUR&min-pax=2",
  ]);
});

test("D33: a day that does not fit is no next available day; a day to end with is a call of its own", async () => {
  const dates = { "2026-12-03": calendarDayExample, "2026-12-02": { listingPrice: "free" }, soon: calendarDayExample };
  await using upstream = await startUpstreamWith({ "1": { ...calendarExample, dates } });
  const queries = [{ id: 1 }, { id: 1, to: "2026-12-22" }, { id: 2, to: "2026-12-22" }];
  expect(await connectProvider(upstream).all("nextAvailable", queries, market)).toEqual(["2026-12-03", "2026-12-03"]);
  expect(upstream.calls).toEqual([
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=1&currency=EUR&min-pax=1",
    "GET /api/v7/tour-groups/calendar/?tour-group-ids=1,2&to-date=2026-12-22&currency=EUR&min-pax=1",
  ]);
});

test("D33: the next available days of several products are one request; a product without one is missing", async () => {
  await using upstream = await startUpstreamWith({ "1": calendarExample, "2": { ...calendarExample, dates: {} } });
  const found = await connectProvider(upstream).all("nextAvailable", [{ id: 1 }, { id: 2 }], market);
  expect(found).toEqual(["2026-12-01"]);
  expect(upstream.calls).toEqual(["GET /api/v7/tour-groups/calendar/?tour-group-ids=1,2&currency=EUR&min-pax=1"]);
});

test("H17: no calendar of several products is an error; of one, the product is unknown", async () => {
  await using upstream = await startUpstreamWith({});
  const reader = connectProvider(upstream);
  expect(await reader.all("calendars", [{ id: 1 }], market)).toEqual([]);
  await expect(reader.all("calendars", [{ id: 1 }, { id: 2 }], market)).rejects.toThrow("response has no calendar");
});
