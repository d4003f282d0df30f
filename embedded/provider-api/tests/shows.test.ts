import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { showKinds } from "../source/theatre.ts";
import { startProvider } from "./start-provider.ts";
import { rankingAnswer } from "./wire-schema/ranking.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-21T09:00:00Z") });
const catalog = loadCatalog(new URL("../data/", import.meta.url));
const products = catalog.products.entries.flatMap(({ id }) => catalog.products.get(id) ?? []);
const shows = products.flatMap((product) => (product.show === undefined ? [] : [{ ...product, show: product.show }]));

const weekdays = { MONDAY: [], WEDNESDAY: ["14:30", "19:30"], SATURDAY: ["14:30", "19:30"] };

async function sold(collection: number) {
  const answer = await ask(`/api/tours/v6/tour-groups/list-by/collection/${collection}?limit=50`);
  return v.parse(rankingAnswer, answer.json());
}

describe("the shows there are", () => {
  it.each([
    [3001, "LONDON", "GBP", 18],
    [24, "NEW_YORK", "USD", 12],
    [3003, "VIENNA", "EUR", 10],
  ])("J16: collection %i, %s, in %s: %i", async (collection, city, currency, count) => {
    const { pageData, ...answer } = await sold(collection);
    expect([answer.city.code, answer.currency.code, pageData.total]).toEqual([city, currency, count]);
    expect(pageData.items.map(({ productType }) => productType)).toEqual(Array.from({ length: count }, () => "EVENT"));
  });

  it("are forty, each with another title, of every kind (D12)", () => {
    expect(new Set(shows.map(({ show }) => show.title)).size).toBe(40);
    expect(new Set(shows.map(({ show }) => show.kind))).toEqual(new Set(showKinds));
  });

  it("are given in twenty houses of their city, where visitors meet", () => {
    expect(new Set(shows.map(({ show }) => show.theatre.key)).size).toBe(20);
    for (const { city, place, show } of shows) {
      expect([show.theatre.city, place]).toEqual([city, show.theatre.place]);
    }
  });

  it("begin their Arabic names in Arabic and end them with the English one", () => {
    expect(shows).not.toEqual([]);
    expect(shows.filter(({ name }) => !/^[؀-ۿ\s:]+ \(.+\)$/.test(name["ar"] ?? "")).map(({ id }) => id)).toEqual([]);
  });

  it("are sold in every way shows are", () => {
    expect([...new Set(shows.map(({ flow }) => flow))].toSorted()).toEqual([
      "RESERVATION",
      "SEATMAP",
      "SEATMAP_IFRAME",
      "SVG",
    ]);
  });

  it.each([
    [
      "with matinees on Wednesday and Saturday and nothing on Monday",
      51001,
      { schedule: { seasons: [{ days: weekdays }] } },
    ],
    ["closing tomorrow", 51002, { run: { first: null, last: 1 } }],
    ["reopening today", 51003, { run: { first: 0, last: null }, show: { reopens: true } }],
    ["opening in twelve days", 51020, { run: { first: 12, last: null }, show: { reopens: false } }],
    ["reopening in twenty days", 51024, { run: { first: 20, last: null }, show: { reopens: true } }],
    ["closed", 51005, { run: { first: null, last: -1 }, price: null }],
  ])("include one %s: %i", (_case, id, fields) => {
    expect(catalog.products.get(id)).toMatchObject(fields);
  });

  it("include one over two performances: 51004", () => {
    expect(shows.filter(({ show }) => show.parts === 2).map(({ id }) => id)).toEqual([51004]);
  });
});

describe("D12: the facts of a show are sent with its product", () => {
  const fetchFacts = async (id: number) =>
    v.parse(tourGroup, (await ask(`/api/v6/tour-groups/${id}/?language=DE`)).json()).show;

  it.each([
    [51001, [{ kind: "RUSH", time: "10:00" }]],
    [51002, []],
    [51003, [{ kind: "LOTTERY", time: "14:00" }]],
  ])("P27: rush tickets and lotteries of show %i", async (id, dayTickets) => {
    expect(await fetchFacts(id)).toMatchObject({ dayTickets });
  });

  it("title, kind, running time with its interval in milliseconds, age and house", async () => {
    expect(await fetchFacts(51001)).toMatchObject({
      title: "The Cartographer’s Daughter",
      kind: "MUSICAL",
      parts: 1,
      runningTime: 150 * 60_000,
      interval: 20 * 60_000,
      minimumAge: 8,
      theatre: { name: "Harrow Lane Theatre", capacity: 980, about: expect.stringMatching(/^Außen edwardianischer/) },
    });
  });

  it.each([
    [51001, null, null, null],
    [51002, null, null, "2026-11-22"],
    [51003, null, "2026-11-21", null],
    [51005, null, null, "2026-11-20"],
    [51020, "2026-12-03", null, null],
    [51024, null, "2026-12-11", null],
  ])("%i opens %s, reopens %s and closes %s, on the city's calendar", async (id, opening, reopening, closing) => {
    const dates = { openingDate: opening, reopeningDate: reopening, closingDate: closing };
    expect(await fetchFacts(id)).toMatchObject(dates);
  });

  it("when the last performance of a weekday begins, without the days of none", async () => {
    const { lastStarts } = v.parse(v.object({ lastStarts: v.record(v.string(), v.string()) }), await fetchFacts(51001));
    expect(lastStarts).toMatchObject({ SATURDAY: "19:30", SUNDAY: "15:00" });
    expect(Object.keys(lastStarts)).not.toContain("MONDAY");
  });

  it("X20: warnings, and who is let in when", async () => {
    const rules = { warnings: ["OPEN_FLAMES"], latecomers: "AT_INTERVAL", reEntry: "AT_INTERVAL", dressCode: "SMART" };
    expect(await fetchFacts(51012)).toMatchObject(rules);
    expect(await fetchFacts(51009)).toMatchObject({ warnings: [], latecomers: "AT_PAUSE", reEntry: "ANY_TIME" });
    expect(await fetchFacts(51008)).toMatchObject({ reEntry: "NOT_ADMITTED" });
  });

  it("what is no show has none", async () => {
    expect(await fetchFacts(50001)).toBeNull();
  });
});

describe("the demo reviews", () => {
  it("are 8,000 or more over the products there are by default", () => {
    expect(products.reduce((sum, { reviews }) => sum + reviews, 0)).toBeGreaterThanOrEqual(8000);
  });

  it("are never more than the ratings", () => {
    const over = products.filter(({ stars, reviews }) => stars.reduce((sum, count) => sum + count, 0) < reviews);
    expect(over.map(({ id }) => id)).toEqual([]);
  });
});
