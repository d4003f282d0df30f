import { afterAll, afterEach, describe, expect, it } from "vitest";
import { nextAvailableDate, sortedInventoryDates } from "../../../catalog/calendar/calendar.ts";
import type { Market } from "../../../catalog/market/market.ts";
import { connectProvider, idQueries } from "../../support/provider-reader.ts";
import { vehicleTypes } from "../../../catalog/variant/variant.ts";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";
import { locales } from "../../../i18n/locales.ts";
import { startOnFreePort } from "../../../embedded/runtime/testing/start-on-free-port.ts";

const today = "2026-12-01";
const market: Market = { locale: locales.de, currency: "JPY" };
const server = createProviderServer({ mediaBaseUrl: "http://media.test", now: () => Date.parse(`${today}T06:00:00Z`) });
const { origin, stop } = await startOnFreePort(server);
afterAll(stop);

const dropped: unknown[] = [];
const client = connectProvider({
  baseUrl: origin,
  timeoutMs: 30_000,
  onDropped: (item) => dropped.push(item),
});

afterEach(() => expect(dropped).toEqual([]));

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const ids = [...range(50_001, 50_106), ...range(51_001, 51_034), ...range(59_001, 59_008)];
/** Sold by the person, by the group, by the seat; a matinee show; a transfer. */
const onSale = [50_001, 50_009, 50_101, 51_001, 59_006];
/** A show that has closed, and a product nobody has. */
const notOnSale = [51_005, 99_999];

describe("the client against the embedded provider, with nothing dropped", () => {
  it("H17: calendars, whose first day is the next available one", async () => {
    const found = await client.all("calendars", idQueries(ids), market);
    expect(found.length).toBeGreaterThan(80);
    for (const calendar of found) {
      const days = sortedInventoryDates(calendar);
      expect([calendar.startDate, calendar.endDate]).toEqual([days.at(0), days.at(-1)]);
      expect(nextAvailableDate(calendar, today)).toBe(days.at(0));
    }
  });

  it.each([...onSale, ...notOnSale])("H17: the calendar of %i alone is the one among many", async (id) => {
    expect(await client.one("variantCalendars", { id }, market)).toEqual(await client.one("calendars", { id }, market));
  });

  it.each(onSale)("H5, H6: the inventories of %i are the same in both versions", async (id) => {
    const older = await client.found("inventories", { id, forDays: 14 }, market);
    const newer = await client.found("availabilities", { id, from: today, to: "2026-12-14" }, market);
    const summarizeStarts = (list: typeof older) =>
      list.map(({ tourId, startDate, startTime, availability, persons, groups }) => ({
        tourId,
        start: `${startDate} ${startTime}`,
        availability: persons.length > 0 ? availability : undefined,
        prices: [...persons, ...groups].map(({ price, originalPrice }) => [price, originalPrice]),
      }));
    expect(older).not.toEqual([]);
    expect(summarizeStarts(newer)).toEqual(summarizeStarts(older));
  });

  it.each(onSale)("H2, H7: the next starts of %i are its slots with places left", async (id) => {
    const slots = await client.found("slots", { id, forDays: 30 }, market);
    const open = slots.filter(({ availability }) => availability.kind !== "CLOSED");
    const [next] = await client.found("openSlots", { id });
    expect(open).not.toEqual([]);
    expect(next?.startDate).toBe(open[0]?.startDate);
    expect(open.filter(({ price }) => price.currency !== "JPY" || price.minor <= 0)).toEqual([]);
  });

  it.each(notOnSale)("H2, H5, H6, H7: there is no start of %i", async (id) => {
    const names = ["openSlots", "inventories", "availabilities", "slots"] as const;
    const starts = await Promise.all(names.map((name) => client.one(name, { id }, market)));
    expect(starts).toEqual([[], [], [], []]);
  });

  it("H6: a group's price is for a range of sizes", async () => {
    const [start] = await client.found("availabilities", { id: 50_009 }, market);
    expect(start?.groups.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 7],
      [8, 10],
    ]);
  });

  it("H18: each variant of a transfer has its vehicle", async () => {
    const variants = await client.one("variants", { id: 59_006 }, market);
    expect(new Set(variants?.map(({ vehicleType }) => vehicleType))).toEqual(new Set(vehicleTypes));
  });

  it("H18, H24: variants, whose tours are those of the calendar", async () => {
    const known = await Promise.all(ids.map((id) => client.one("variants", { id }, market)));
    const calendars = await Promise.all(ids.map((id) => client.one("calendars", { id }, market)));
    expect(calendars.filter((calendar) => calendar !== undefined).length).toBeGreaterThan(80);
    for (const [index, calendar] of calendars.entries()) {
      const dates = calendar?.dates ?? {};
      const tours = new Set(known[index]?.flatMap(({ tourIds }) => tourIds));
      expect(Object.values(dates).flatMap(({ tourIds }) => tourIds.filter((tour) => !tours.has(tour)))).toEqual([]);
    }
  });

  it.each([
    ["most-relevant", undefined],
    ["high-to-low", -1],
    ["low-to-high", 1],
  ] as const)("H10, D16: reviews, %s", async (sort, direction) => {
    const first = await client.found("reviews", { id: 50_001, sort }, market);
    expect(first.reviews).toHaveLength(10);
    const second = await client.found("reviews", { id: 50_001, sort, offset: first.nextOffset }, market);
    const ratings = [...first.reviews, ...second.reviews].map(({ rating }) => rating);
    const sorted = ratings.toSorted((one, other) => (direction ?? 0) * (one - other));
    const descending = ratings.toSorted((one, other) => other - one);
    // Relevance is another order than either.
    const orders = [descending, descending.toReversed()].map(String);
    expect(ratings).toEqual(sorted);
    expect(orders.includes(String(ratings))).toBe(direction !== undefined);
  });

  it("H11, H14: the reviews of a collection name their products, and medias their reviews", async () => {
    const { reviews } = await client.found("collectionReviews", { id: 24, limit: 100 }, market);
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.filter(({ product }) => product === undefined)).toEqual([]);
    const medias = await client.found("reviewMedias", { id: 50_001 });
    expect(medias).not.toEqual([]);
    expect(medias.filter(({ reviewId }) => reviewId === undefined)).toEqual([]);
  });
});
