import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { errorAnswer } from "./wire-schema/error.ts";
import { inventoriesAnswer, inventoriesV7Answer, inventoryGetAnswer, slotsAnswer } from "./wire-schema/inventory.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-21T11:00:00Z") });

async function answer<Output>(schema: v.GenericSchema<unknown, Output>, path: string): Promise<Output> {
  return v.parse(schema, (await ask(path)).json());
}

const v6 = (id: number, query = "") =>
  answer(inventoriesAnswer, `/api/tours/v6/tour-groups/${id}/inventories/?${query}`);
const v7 = (id: number, query = "") => answer(inventoriesV7Answer, `/api/v7/tour-groups/${id}/inventories/?${query}`);

const listDays = (dates: readonly string[]) => [...new Set(dates.map((date) => date.slice(0, 10)))];

describe("H5: inventories", () => {
  it.each([
    ["for-days=1", "2026-11-21"],
    ["for-days=3", "2026-11-23"],
    ["", "2026-12-04"],
  ])("%s: until %s", async (query, last) => {
    const { inventories } = await v6(50071, query);
    const days = listDays(inventories.map(({ startDateTime }) => startDateTime));
    expect([days.at(0), days.at(-1)]).toEqual(["2026-11-21", last]);
  });

  it("every slot has its own number", async () => {
    const ids = (await v6(50002, "for-days=30")).inventories.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("persons with the ages of the language asked", async () => {
    const { inventories } = await v6(50051, "for-days=10&language=DE");
    expect(inventories.at(0)?.pricing.persons.at(0)).toMatchObject({ name: "Erwachsene", ageFrom: 26, ageTo: 64 });
  });

  it("persons who differ by age alone share no age", async () => {
    const { inventories } = await v6(50001, "for-days=10&language=EN");
    const ages = (inventories.at(0)?.pricing.persons ?? [])
      .filter(({ name }) => ["Infant", "Child", "Youth", "Adult", "Senior"].includes(name))
      .map(({ ageFrom, ageTo }) => [ageFrom ?? 0, ageTo ?? 99] as const)
      .toSorted(([one], [other]) => one - other);
    expect(ages.length).toBeGreaterThan(3);
    expect(ages.filter(([from], index) => index > 0 && from <= (ages[index - 1]?.[1] ?? 0))).toEqual([]);
  });

  it("groups: tiers with their upper bounds and the price of all together", async () => {
    const { inventories } = await v6(50009, "for-days=10");
    const open = inventories.find(({ availability }) => availability === "UNLIMITED") ?? inventories.at(0);
    expect(open?.pricing.groups.map(({ size }) => size)).toEqual([4, 7, 10]);
    const perHead = open?.pricing.groups.map(({ size, price }) => price / size) ?? [];
    expect(perHead).toEqual(perHead.toSorted((one, other) => other - one));
  });

  it("min-pax leaves out what has less room, and keeps what is sold out", async () => {
    const [all, many] = [await v6(50051, "for-days=60"), await v6(50051, "for-days=60&min-pax=8")];
    const wanted = all.inventories.filter(({ remaining }) => remaining === 0 || remaining >= 8);
    expect(wanted.length).toBeLessThan(all.inventories.length);
    expect(many.inventories).toEqual(wanted);
  });

  it("variantId and currency", async () => {
    const { inventories, currency } = await v6(50002, "variantId=70002&currency=usd");
    expect(currency.code).toBe("USD");
    expect(new Set(inventories.map(({ tourId }) => tourId))).toEqual(new Set([700_021]));
  });

  it("what can't be booked has none", async () => {
    expect((await v6(50006)).inventories).toEqual([]);
  });
});

describe("H6: inventories, newer form", () => {
  it.each([
    ["", "2026-11-21", "2026-12-04"],
    ["from-date=2026-12-01", "2026-12-01", "2026-12-14"],
    ["from-date=2026-12-01&to-date=2026-12-02", "2026-12-01", "2026-12-02"],
  ])("%s: %s to %s", async (query, fromDate, toDate) => {
    expect(await v7(50071, query)).toMatchObject({ fromDate, toDate, currencyCode: "USD" });
  });

  it("the same slots as the older form, with the same prices", async () => {
    const { inventories } = await v6(50071);
    const older = inventories.map(({ startDateTime, tourId, remaining, pricing }) => [
      startDateTime,
      tourId,
      remaining,
      pricing.persons.map(({ type, price, originalPrice }) => [type, price, originalPrice]),
    ]);
    const newer = (await v7(50071)).availabilities.map((slot) => [
      `${slot.startDate}T${slot.startTime}`,
      slot.tourId,
      slot.paxAvailability[0].remaining,
      slot.priceProfile.persons.map(({ type, listingPrice, retailPrice }) => [type, listingPrice, retailPrice]),
    ]);
    expect(newer).toEqual(older);
  });

  it("says of every kind of person who that is", async () => {
    const [slot] = (await v7(50051, "from-date=2026-12-01")).availabilities;
    const types = slot?.priceProfile.persons.map(({ type }) => type) ?? [];
    expect(Object.keys(slot?.paxValidation ?? {})).toEqual(types);
    expect(slot?.paxAvailability[0].paxTypes).toEqual(types);
    expect(slot?.paxValidation["ADULT"]).toEqual({
      displayName: "Adult",
      description: "",
      minPax: 0,
      maxPax: 10,
      ageFrom: 26,
      ageTo: 64,
    });
  });

  it("groups have no persons", async () => {
    const [slot] = (await v7(50009)).availabilities;
    expect(slot?.priceProfile).toMatchObject({ priceProfileType: "PER_GROUP", people: 10, persons: [] });
    expect(slot?.paxValidation).toEqual({});
  });
});

describe("H7: slots", () => {
  it("D14: a show: start and end of each performance", async () => {
    const { slots } = await answer(slotsAnswer, "/api/tours/v6/tour-groups/slots/get/50101?for-days=5");
    expect(slots.map(({ startDate, startTime, endTime }) => `${startDate} ${startTime} ${endTime}`)).toEqual([
      "2026-11-21 14:30:00 17:05:00",
      "2026-11-21 19:30:00 22:05:00",
      "2026-11-22 15:00:00 17:35:00",
      "2026-11-24 19:30:00 22:05:00",
      "2026-11-25 14:30:00 17:05:00",
      "2026-11-25 19:30:00 22:05:00",
    ]);
  });

  it("currency", async () => {
    const path = "/api/tours/v6/tour-groups/slots/get/50071?for-days=5";
    const [home, euros] = [await answer(slotsAnswer, path), await answer(slotsAnswer, `${path}&currency=EUR`)];
    expect(euros.slots.map(({ listingPrice }) => listingPrice)).toEqual(
      home.slots.map(({ listingPrice }) => Math.round(listingPrice / 1.1)),
    );
  });
});

describe("H2: inventory of the fifth version", () => {
  it("the next fourteen days with places left", async () => {
    const { tourGroupId, currencyCode, inventories } = await answer(
      inventoryGetAnswer,
      "/api/tours/v5/tour-group/inventory/get/50071/",
    );
    expect([tourGroupId, currencyCode]).toEqual([50071, "USD"]);
    expect(Object.keys(inventories)).toHaveLength(14);
    expect(Object.keys(inventories).at(0)).toBe("2026-11-21");
  });

  it("none of a product without a price", async () => {
    const path = "/api/tours/v5/tour-group/inventory/get/50006/";
    expect((await answer(inventoryGetAnswer, path)).inventories).toEqual({});
  });
});

describe("what is on sale", () => {
  const paths = [
    "/api/v5/tour-group/inventory/get/50001",
    "/api/v6/tour-groups/50001/inventories",
    "/api/v7/tour-groups/50001/inventories",
    "/api/v6/tour-groups/slots/get/50001",
    "/api/v7/tour-groups/50001/calendar",
    "/api/v7/tour-groups/calendar?tour-group-ids=50001",
  ];

  it.each(paths)("%s: nobody keeps it, and the same question has the same answer", async (path) => {
    const [one, other] = [await ask(path), await ask(path)];
    expect(one.headers.get("cache-control")).toBe("no-store");
    expect(one.headers.get("etag")).toBe(other.headers.get("etag"));
    expect(one.text).toBe(other.text);
  });

  it.each(paths.filter((path) => path.includes("50001") && !path.includes("?")))(
    "%s of an unknown product → 404",
    async (path) => {
      const { status, json } = await ask(path.replace("50001", "99999"));
      expect(status).toBe(404);
      expect(v.parse(errorAnswer, json()).error.code).toBe("E_NOT_FOUND");
    },
  );

  it.each([
    ["/api/v6/tour-groups/50001/inventories?for-days=0", "for-days"],
    ["/api/v6/tour-groups/50001/inventories?min-pax=x", "min-pax"],
    ["/api/v6/tour-groups/slots/get/50001?for-days=401", "for-days"],
    ["/api/v7/tour-groups/50001/inventories?from-date=2026-13-01", "from-date"],
    ["/api/v7/tour-groups/50001/inventories?to-date=2026-11-20", "to-date"],
  ])("%s → 400 naming %s", async (path, parameter) => {
    const { status, json } = await ask(path);
    expect(status).toBe(400);
    expect(v.parse(errorAnswer, json()).error.message).toContain(parameter);
  });
});
