import { describe, expect, it } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";
import { distanceKm } from "../source/distance.ts";
import { addDays } from "../time/dates.ts";
import { wireOperatingSchedules } from "../wire/operating-schedules.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));
const attractions = [...catalog.attractions].map(([key, attraction]) => ({ key, attraction }));
const withHours = attractions.flatMap(({ key, attraction: { opening } }) => (opening === null ? [] : { key, opening }));

describe("the embedded places", () => {
  it("are 84 attractions in 25 cities of 15 countries", () => {
    const cities = [...catalog.cities.values()];
    expect(attractions).toHaveLength(84);
    expect(new Set(attractions.map(({ attraction }) => attraction.city.code))).toEqual(new Set(catalog.cities.keys()));
    expect(cities).toHaveLength(25);
    expect(new Set(cities.map(({ country }) => country.code)).size).toBe(15);
  });

  it("J16: London is 167, New York 24", () => {
    expect([catalog.cities.get("LONDON")?.id, catalog.cities.get("NEW_YORK")?.id]).toEqual([167, 24]);
  });

  it("attractions are numbered from 1", () => {
    const ids = attractions.map(({ attraction }) => attraction.id).toSorted((one, other) => one - other);
    expect(ids).toEqual(attractions.map((_one, index) => index + 1));
  });
});

describe.each(attractions)("$key", ({ attraction }) => {
  it("is in its city, or as far as a day's trip", () => {
    const km = distanceKm(attraction.city, attraction.place);
    expect(km).toBeGreaterThanOrEqual(attraction.dayTrip ? 60 : 0);
    expect(km).toBeLessThanOrEqual(attraction.dayTrip ? 300 : 60);
    expect(attraction.town !== undefined || !attraction.dayTrip).toBe(true);
  });

  it("has facts that can be true", () => {
    const { year, unescoYear, heightMetres } = attraction.facts;
    expect(year?.value ?? 0).toBeLessThanOrEqual(unescoYear?.value ?? 2026);
    expect(unescoYear?.value ?? 2026).toBeLessThanOrEqual(2026);
    expect(heightMetres?.value ?? 1).toBeLessThan(830);
    expect(attraction.kind === "open" || Object.keys(attraction.facts).length > 0).toBe(true);
  });

  it("says where World Heritage comes from", () => {
    expect(attraction.facts.unescoYear?.source ?? "UNESCO").toMatch(/^UNESCO/);
  });

  it("has a collection in its own city, if any", () => {
    const collection = attraction.collection === null ? undefined : catalog.collections.get(attraction.collection);
    expect(collection?.city).toBe(attraction.collection === null ? undefined : attraction.city);
  });
});

describe.each([2027, 2028])("the seasons of %i cover the year and the next without a gap", (year) => {
  it.each(withHours)("of $key", ({ opening }) => {
    const schedules = wireOperatingSchedules(opening, year);
    expect(schedules.map(({ startDate }) => startDate)).toEqual([
      `${year}-01-01`,
      ...schedules.slice(0, -1).map(({ endDate }) => addDays(endDate, 1)),
    ]);
    expect(schedules.at(-1)?.endDate).toBe(`${year + 1}-12-31`);
  });
});
