import { beforeAll, describe, expect, it } from "vitest";
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

type SeatMap = Awaited<ReturnType<typeof seatMap>>;

/** Returns the slots of two weeks, each with its seat map. */
async function listPerformances(show: number) {
  const slots = await listSlots(show);
  return Promise.all(
    slots.map(async (slot) => {
      const [date, time] = slot.startDateTime.split("T");
      return { slot, map: await seatMap(show, `date=${date}&time=${time}`) };
    }),
  );
}

function listFreeSeats({ sections }: SeatMap) {
  return sections.flatMap(({ seats }) => seats.filter(({ available }) => available));
}

function findLowestPrice(map: SeatMap): number {
  const prices = new Map(map.priceBands.map(({ code, pricing }) => [code, pricing.headoutSellingPrice]));
  return Math.min(...listFreeSeats(map).map(({ priceBand }) => prices.get(priceBand) ?? 0));
}

/** Whether two seats beside each other in a row are free. */
function hasFreePair({ sections }: SeatMap): boolean {
  return sections.some(({ seats }) =>
    seats.some((seat, index) => {
      const next = seats[index + 1];
      return seat.available && next?.available && seat.row === next.row;
    }),
  );
}

/** Returns how far apart the two nearest seats of a house are, in rows. */
function nearestSeats(seats: readonly Seat[]): number {
  const distances = seats.flatMap((one, index) =>
    seats.slice(index + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
  );
  return distances.reduce((least, distance) => Math.min(least, distance), Infinity);
}

describe("C12: theatres with their capacity and seating plan", () => {
  it.each([
    ["DE", "Harrow Lane Theatre"],
    ["AR", "مسرح هارو لين"],
  ])("A10: in %s the name of a house is %s", async (language, name) => {
    const { theatres } = v.parse(
      theatresAnswer,
      (await ask(`/api/v1/theatres/?city=london&language=${language}`)).json(),
    );
    expect(theatres.find(({ key }) => key === "harrow-lane-theatre")?.name).toBe(name);
  });

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
  describe.each([51001, 51006, 50101])("of %i", (show) => {
    let performances: Awaited<ReturnType<typeof listPerformances>>;
    beforeAll(async () => {
      performances = await listPerformances(show);
    });

    it("is of the slot's date and time, and has as many free seats as it says", () => {
      expect(performances).not.toEqual([]);
      const seats = performances.map(({ map }) => {
        const inSections = map.sections.reduce((sum, section) => sum + section.remaining, 0);
        return [`${map.date}T${map.startTime}:00`, listFreeSeats(map).length, inSections];
      });
      expect(seats).toEqual(performances.map(({ slot, map }) => [slot.startDateTime, map.remaining, map.remaining]));
    });

    it("has as many places as its slot, where these are counted", () => {
      const counted = performances.filter(({ slot }) => slot.availability !== "UNLIMITED");
      expect(counted).not.toEqual([]);
      expect(counted.map(({ slot, map }) => [slot.startDateTime, map.remaining])).toEqual(
        counted.map(({ slot }) => [slot.startDateTime, slot.remaining]),
      );
    });

    it("begins at the price of its slot, while there are places", () => {
      const open = performances.filter(({ map }) => map.remaining > 0);
      expect(open).not.toEqual([]);
      expect(open.map(({ slot, map }) => [slot.startDateTime, findLowestPrice(map)])).toEqual(
        open.map(({ slot }) => [slot.startDateTime, slot.pricing.persons[0]?.price]),
      );
    });

    it("X6: has two free neighbors, also when few places are left", () => {
      const few = performances.filter(({ slot }) => slot.availability === "LIMITED" && slot.remaining >= 2);
      expect(few).not.toEqual([]);
      expect(few.filter(({ map }) => !hasFreePair(map)).map(({ slot }) => slot.startDateTime)).toEqual([]);
    });
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
    const shows = catalog.products.entries.flatMap(({ id }) => {
      const { show, schedule } = catalog.products.get(id) ?? {};
      return show && schedule ? [{ id, places: schedule.places, capacity: show.theatre.capacity }] : [];
    });
    expect(shows).not.toEqual([]);
    expect(shows.filter(({ places, capacity }) => places > capacity)).toEqual([]);
  });
});
