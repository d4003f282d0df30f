import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { type Seat, listSeats } from "../seating/seats.ts";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { inventoriesAnswer } from "./wire-schema/inventory.ts";
import { seatMapAnswer, theatresAnswer } from "./wire-schema/theatre.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-21T09:00:00Z") });
const catalog = loadCatalog(new URL("../data/", import.meta.url));
const houses = [...catalog.theatres].map(([key, theatre]) => [key, theatre] as const);

async function seatMap(show: number, query = "") {
  return v.parse(seatMapAnswer, (await ask(`/api/v7/tour-groups/${show}/seat-map?${query}`)).json());
}

async function listSlots(show: number) {
  const answer = await ask(`/api/v6/tour-groups/${show}/inventories?for-days=14`);
  return v.parse(inventoriesAnswer, answer.json()).inventories;
}

/** Returns how far apart the two nearest seats of a house are, in rows. */
function nearestSeats(seats: readonly Seat[]): number {
  const distances = seats.flatMap((one, index) =>
    seats.slice(index + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
  );
  return distances.reduce((least, distance) => Math.min(least, distance), Infinity);
}

describe("C12: theatres with their capacity and seating plan", () => {
  it.each(houses)("%s has as many seats as its capacity, none twice and none on another", (_key, theatre) => {
    const seats = listSeats(theatre);
    expect(seats).toHaveLength(theatre.capacity);
    expect(new Set(seats.map(({ code }) => code)).size).toBe(seats.length);
    expect(nearestSeats(seats)).toBeGreaterThan(0.85);
  });

  it("are sent with the shows that are played there", async () => {
    const { theatres } = v.parse(theatresAnswer, (await ask("/api/v1/theatres/?city=london&language=DE")).json());
    expect(theatres.map(({ cityCode }) => cityCode)).toEqual(theatres.map(() => "LONDON"));
    const harrow = theatres.find(({ key }) => key === "harrow-lane-theatre");
    expect(harrow?.tourGroupIds).toContain(51001);
    expect(harrow?.sections.map(({ name }) => name)).toEqual(["Parkett", "Erster Rang", "Zweiter Rang"]);
    const played = theatres.flatMap(({ tourGroupIds }) => tourGroupIds);
    expect(new Set(played).size).toBe(played.length);
  });
});

describe("the seat map of a performance", () => {
  it.each([51001, 51006, 50101])(
    "of %i has as many free seats as each slot has places, from its price",
    async (show) => {
      for (const { startDateTime, availability, remaining, pricing } of await listSlots(show)) {
        const [date, time] = startDateTime.split("T");
        const map = await seatMap(show, `date=${date}&time=${time}`);
        const free = map.sections.flatMap(({ seats }) => seats.filter(({ available }) => available));
        const seatPrices = new Map(
          map.priceBands.map(({ code, pricing: { headoutSellingPrice } }) => [code, headoutSellingPrice]),
        );
        expect([map.date, map.startTime, free.length]).toEqual([date, time?.slice(0, 5), map.remaining]);
        expect(map.sections.reduce((sum, section) => sum + section.remaining, 0)).toBe(map.remaining);
        if (availability !== "UNLIMITED") expect(map.remaining).toBe(remaining);
        if (map.remaining > 0)
          expect(Math.min(...free.map(({ priceBand }) => seatPrices.get(priceBand) ?? 0))).toBe(
            pricing.persons[0]?.price,
          );
      }
    },
  );

  it.each([51001, 51006, 50101])("X6: of %i has two free neighbors, also when few places are left", async (show) => {
    const slots = (await listSlots(show)).filter(({ availability }) => availability === "LIMITED");
    expect(slots).not.toEqual([]);
    for (const { startDateTime, remaining } of slots) {
      const [date, time] = startDateTime.split("T");
      const { sections } = await seatMap(show, `date=${date}&time=${time}`);
      const pairs = sections.flatMap(({ seats }) =>
        seats.filter(
          (seat, index) => seat.available && seats[index + 1]?.available && seat.row === seats[index + 1]?.row,
        ),
      );
      if (remaining >= 2) expect(pairs.length, startDateTime).toBeGreaterThan(0);
    }
  });

  it("is of the next performance with places where no other is requested", async () => {
    const next = (await listSlots(51001)).find(({ remaining }) => remaining > 0);
    const { date, startTime } = await seatMap(51001);
    expect(`${date}T${startTime}:00`).toBe(next?.startDateTime);
  });

  it("is the same whenever it is requested, and names sections in the language", async () => {
    expect(await seatMap(51001)).toEqual(await seatMap(51001));
    expect((await seatMap(51001, "language=AR")).sections[0]?.sectionName).toBe("الصالة");
  });

  it("names the dearest seats first", async () => {
    const prices = (await seatMap(51001, "currency=USD")).priceBands.map(({ pricing }) => pricing.headoutSellingPrice);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  it.each([
    ["50001", 404],
    ["51005", 404],
    ["51001?date=2026-11-20", 404],
    ["51001?date=2026-11-24&time=03:00", 404],
    ["51001?date=soon", 400],
    ["51001?time=late", 400],
  ])("%s → %i", async (call, status) => {
    const [show, query = ""] = call.split("?");
    expect((await ask(`/api/v7/tour-groups/${show}/seat-map?${query}`)).status).toBe(status);
  });

  it("no performance has more places than its house has seats", () => {
    for (const { id } of catalog.products.entries) {
      const product = catalog.products.get(id);
      if (product?.show !== undefined)
        expect(product.schedule.places).toBeLessThanOrEqual(product.show.theatre.capacity);
    }
  });
});
