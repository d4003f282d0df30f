import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { calendarAnswer, calendarsAnswer } from "./wire-schema/calendar.ts";
import { errorAnswer } from "./wire-schema/error.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-21T11:00:00Z") });

async function fetchCalendar(id: number, query = "") {
  return v.parse(calendarAnswer, (await ask(`/api/v7/tour-groups/${id}/calendar/?${query}`)).json());
}

async function fetchCalendars(query: string) {
  return v.parse(calendarsAnswer, (await ask(`/api/v7/tour-groups/calendar/?${query}`)).json());
}

const fetchDates = async (id: number, query?: string) => Object.keys((await fetchCalendar(id, query)).dates);

describe("H17: the calendar of one product", () => {
  it("D13: dates in order, and what spans them under both spellings", async () => {
    const { dates, metaData, metadata } = await fetchCalendar(50001);
    const all = Object.keys(dates);
    expect(all).toEqual(all.toSorted());
    expect(all.length).toBeGreaterThan(80);
    expect(metadata).toEqual({ startDate: all.at(0), endDate: all.at(-1), currency: "EUR" });
    expect(metaData).toEqual(metadata);
    expect(all.filter((date) => date < "2026-11-21" || date > "2027-02-19")).toEqual([]);
  });

  it("D13: empty texts without dates", async () => {
    const none = { startDate: "", endDate: "", currency: "EUR" };
    expect(await fetchCalendar(50006)).toEqual({ dates: {}, metaData: none, metadata: none });
  });

  it.each([
    ["from-date=2026-12-01&to-date=2026-12-03", "2026-12-01", "2026-12-03"],
    ["from-date=2026-11-01&to-date=2026-11-23", "2026-11-21", "2026-11-23"],
    ["from-date=2027-02-18", "2027-02-18", "2027-02-19"],
    ["to-date=2026-11-22", "2026-11-21", "2026-11-22"],
  ])("%s: %s to %s", async (query, from, to) => {
    const dates = await fetchDates(50071, query);
    expect([dates.at(0), dates.at(-1)]).toEqual([from, to]);
  });

  it("currency: each amount by the table", async () => {
    const query = "from-date=2026-12-01&to-date=2026-12-14";
    const [home, foreign] = [await fetchCalendar(50001, query), await fetchCalendar(50001, `${query}&currency=USD`)];
    expect(foreign.metaData.currency).toBe("USD");
    for (const [date, { listingPrice }] of Object.entries(home.dates))
      expect(foreign.dates[date]?.listingPrice).toBe(Math.round(listingPrice * 1.1));
  });

  it("variantId: only its tours", async () => {
    const { dates } = await fetchCalendar(50002, "variantId=70002");
    const tours = new Set(Object.values(dates).flatMap(({ availableTourIds }) => availableTourIds));
    expect(tours).toEqual(new Set([700_021]));
  });

  it.each([
    [50071, "ADULT"],
    [50101, "GENERAL"],
    [50009, "GROUP"],
  ])("%i: the primary pax is %s", async (id, primaryPax) => {
    const days = Object.values((await fetchCalendar(id)).dates);
    expect(new Set(days.map((day) => day.primaryPax))).toEqual(new Set([primaryPax]));
  });

  it("a discounted product has days with and days without", async () => {
    const days = Object.values((await fetchCalendar(50002)).dates);
    expect(new Set(days.map(({ discountAvailable }) => discountAvailable))).toEqual(new Set([true, false]));
    for (const { discountAvailable, listingPrice, retailPrice } of days)
      expect(listingPrice < retailPrice).toBe(discountAvailable);
  });

  it("a show that plays Tuesday to Sunday has no Monday", async () => {
    const dates = await fetchDates(50101);
    expect(dates.length).toBeGreaterThan(60);
    expect(dates.filter((date) => new Date(date).getUTCDay() === 1)).toEqual([]);
  });
});

describe("H17: calendars of many products", () => {
  it("keyed by id, each as it is alone, unknown ones left out", async () => {
    const range = "from-date=2026-12-01&to-date=2026-12-10";
    const all = await fetchCalendars(`tour-group-ids=50001,99999&tour-group-ids=50071&${range}`);
    expect(Object.keys(all)).toEqual(["50001", "50071"]);
    const { dates, metadata } = await fetchCalendar(50071, range);
    expect(all["50071"]).toEqual({ dates, metadata });
  });

  it("min-pax is 1 when left out, and leaves out days without room", async () => {
    const query = "tour-group-ids=50051";
    expect(await fetchCalendars(`${query}&min-pax=1`)).toEqual(await fetchCalendars(query));
    expect(await fetchCalendars(`${query}&min-pax=11`)).toMatchObject({ "50051": { dates: {} } });
  });
});

describe("wrong questions", () => {
  const one = "/api/v7/tour-groups/50001/calendar";
  const many = "/api/v7/tour-groups/calendar";
  it.each([
    [`${one}?from-date=2026-02-30`, 400, "from-date must be"],
    [`${one}?from-date=tomorrow`, 400, "from-date must be"],
    [`${one}?to-date=2026-1-1`, 400, "to-date must be"],
    [`${one}?from-date=9999-12-31`, 400, "from-date must be"],
    [`${one}?to-date=0000-01-01`, 400, "to-date must be"],
    [`${one}?from-date=2026-12-02&to-date=2026-12-01`, 400, "to-date must be no day before from-date"],
    [`${one}?from-date=2026-12-01&to-date=2028-01-05`, 400, "to-date must be at most 400 days"],
    [`${one}?variantId=1`, 404, "variant 1 of tour group 50001"],
    [`${one}?variantId=x`, 400, "variantId must be"],
    [`${one}?currency=XXX`, 400, "currency must be"],
    ["/api/v7/tour-groups/99999/calendar", 404, "tour group 99999"],
    ["/api/v7/tour-groups/rome/calendar", 400, "tour group id must be"],
    [many, 400, "tour-group-ids is missing"],
    [`${many}?tour-group-ids=50001&min-pax=0`, 400, "min-pax must be"],
    [`${many}?tour-group-ids=50001&to-date=x`, 400, "to-date must be"],
    [
      `${many}?tour-group-ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(",")}`,
      400,
      "at most 100 ids",
    ],
  ])("%s → %i", async (path, status, message) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(v.parse(errorAnswer, answer.json()).error.message).toContain(message);
  });

  it.each([
    ["from-date=2026-12-01&to-date=2028-01-04", 200],
    ["from-date=2026-12-01&to-date=2026-12-01", 200],
  ])("%s is right", async (query, status) => {
    expect((await ask(`${one}?${query}`)).status).toBe(status);
  });
});
