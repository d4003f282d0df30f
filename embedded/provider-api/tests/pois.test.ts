import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { collectionPoisAnswer, poisAnswer } from "./wire-schema/poi.ts";

/** In Rome it is 2027 already. */
const ask = await startProvider({ now: () => Date.parse("2026-12-31T23:30:00Z") });

async function pois(query: string) {
  return v.parse(poisAnswer, (await ask(`/api/v1/pois?${query}`)).json()).pois;
}

describe("H23: points of interest", () => {
  it("come in the order asked; F17: unknown ones are left out", async () => {
    expect((await pois("ids[]=34&ids[]=999,1")).map(({ id }) => id)).toEqual([34, 1]);
  });

  it.each(["", "ids[]=", "language=DE"])("F17: there are none without ids (%s)", async (query) => {
    expect(await pois(query)).toEqual([]);
  });

  it.each([
    ["", ["contentLanguage", "facts", "id", "name", "nameLanguage"]],
    ["&content=true", ["content", "contentLanguage", "facts", "id", "name", "nameLanguage"]],
    ["&location=true", ["contentLanguage", "facts", "id", "location", "name", "nameLanguage"]],
    ["&operatingSchedules=true", ["contentLanguage", "facts", "id", "name", "nameLanguage", "operatingSchedules"]],
    ["&content=false&location=false", ["contentLanguage", "facts", "id", "name", "nameLanguage"]],
  ])("each switch adds its part (%s)", async (switches, keys) => {
    const [colosseum] = await pois(`ids[]=1${switches}`);
    expect(Object.keys(colosseum ?? {}).toSorted()).toEqual(keys);
  });

  it("a year since when it has been protected or open is no year of building", async () => {
    const [louvre, versailles] = await pois("ids[]=7,8");
    expect([louvre?.facts.yearBuilt, versailles?.facts.yearBuilt]).toEqual([null, null]);
  });

  it("carry what is known of them, null for what is not", async () => {
    const [colosseum, marinaBay] = await pois("ids[]=1,24&language=DE");
    expect(colosseum?.facts).toEqual({
      yearBuilt: 80,
      unescoYear: 1980,
      architecturalStyle: "Römisch",
      heightMetres: 48,
      visitorsPerYear: null,
    });
    expect(marinaBay?.facts.unescoYear).toBeNull();
  });

  it.each([
    ["6", "EN", "Eiffel Tower", "Paris", "France"],
    ["9", "DE", "Mont-Saint-Michel", "Le Mont-Saint-Michel", "Frankreich"],
    ["31", "AR", "هرم خوفو في الجيزة", "الجيزة", "مصر"],
  ])("%s in %s is %s, in %s, %s", async (id, language, name, cityName, countryName) => {
    const [poi] = await pois(`ids[]=${id}&location=true&language=${language}`);
    expect(poi).toMatchObject({ name, location: { cityName, countryName } });
  });

  it("have name and description in English where a language lacks both, and say so", async () => {
    const [poi] = await pois("ids[]=1&content=true&language=SV");
    expect(poi).toMatchObject({ name: "Colosseum", nameLanguage: "EN", contentLanguage: "EN" });
  });

  it("have no English instead of a language when that is refused", async () => {
    expect(await pois("ids[]=1&language=SV&fallback-to-english=0")).toEqual([]);
  });

  it("refuse an id that is no number", async () => {
    expect((await ask("/api/v1/pois?ids[]=colosseum")).status).toBe(400);
  });
});

describe("D14: operating schedules", () => {
  it.each([
    ["of the present year where the place is", "1", "2027-01-01", "2028-12-31"],
    ["of the old year where that is not over", "23", "2026-01-01", "2027-12-31"],
  ])("are %s, and the next", async (_what, id, first, last) => {
    const [poi] = await pois(`ids[]=${id}&operatingSchedules=true`);
    expect(poi?.operatingSchedules?.at(0)?.startDate).toBe(first);
    expect(poi?.operatingSchedules?.at(-1)?.endDate).toBe(last);
  });

  it("are empty when nobody can say for certain", async () => {
    expect((await pois("ids[]=21&operatingSchedules=true"))[0]?.operatingSchedules).toEqual([]);
  });

  it("say the hours of a day and when the last visitor is let in", async () => {
    const [louvre] = await pois("ids[]=7&operatingSchedules=true");
    const [, tuesday, wednesday] = louvre?.operatingSchedules?.[1]?.operatingDaySchedules ?? [];
    expect(tuesday).toMatchObject({ dayOfWeek: "TUESDAY", closed: true, openingTime: null });
    expect(wednesday).toMatchObject({ openingTime: "09:00", closingTime: "21:00", lastEntryTime: "20:00" });
  });
});

describe("H14: points of interest of a collection", () => {
  async function collectionPois(id: number) {
    const { json } = await ask(`/api/v1/collection/${id}/pois`);
    return v.parse(collectionPoisAnswer, json()).pois.map(({ name }) => name);
  }

  it.each([
    [2001, ["Eiffel Tower"]],
    [4010, ["Château de Chambord", "Château de Chenonceau"]],
    [2007, ["Great Pyramid of Giza", "Red Pyramid"]],
    [1001, ["Colosseum", "Roman Forum", "Pantheon"]],
    [1002, ["Colosseum", "Roman Forum", "Pantheon"]],
    [3001, []],
  ])("%i has those whose own it is, then those its products show: %j", async (id, names) => {
    expect((await collectionPois(id)).slice(0, names.length)).toEqual(names);
  });

  it("are each there once", async () => {
    const names = await collectionPois(4010);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are not found for an unknown collection", async () => {
    expect((await ask("/api/v1/collection/9/pois")).status).toBe(404);
  });
});
