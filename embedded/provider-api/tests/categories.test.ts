import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { airportsAnswer } from "./wire-schema/airport.ts";
import { categoriesAnswer } from "./wire-schema/category.ts";

const ask = await startProvider();

async function categories(query = "") {
  return v.parse(categoriesAnswer, (await ask(`/api/v2/category/${query}`)).json()).categories;
}

async function airports(query = "") {
  return v.parse(airportsAnswer, (await ask(`/api/v1/airport-transfers/fetch-airports${query}`)).json()).airports;
}

describe("H15: categories", () => {
  it("D25, D26: are the provider's eighteen, with every sub-category", async () => {
    const all = await categories();
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19]);
    const subCategories = all.flatMap((category) => category.subCategories.map(({ id }) => id));
    expect(subCategories).toEqual(
      expect.arrayContaining([1007, 1008, 1010, 1019, 1022, 1023, 1026, 1031, 1080, 1108, 1133, 1139, 1145]),
    );
  });

  it("count the products of their sub-categories, of one city when asked", async () => {
    const [everywhere, rome] = [await categories(), await categories("?city=rome")];
    for (const { activeProductCount, subCategories } of everywhere)
      expect(activeProductCount).toBe(subCategories.reduce((sum, one) => sum + one.activeProductCount, 0));
    const tickets = (all: typeof rome) => all.find(({ id }) => id === 1)?.activeProductCount ?? 0;
    expect(tickets(rome)).toBeGreaterThan(0);
    expect(tickets(rome)).toBeLessThan(tickets(everywhere));
  });

  it("leave out what has too few products", async () => {
    const many = await categories("?filter-category-active-product-count=20");
    const counts = many.flatMap(({ activeProductCount, subCategories }) => [
      activeProductCount,
      ...subCategories.map((one) => one.activeProductCount),
    ]);
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ["include-unavailable=true", 1],
    ["include-unavailable=1", 1],
    ["include-hidden=true", 1],
    ["include-unavailable=false", 0],
    ["include-unavailable=0", 0],
  ])("count what can't be booked only when asked: %s → %i more", async (asked, more) => {
    const evening = async (query: string) =>
      (await categories(query)).flatMap(({ subCategories }) => subCategories).find(({ id }) => id === 2003);
    const [active, all] = [await evening("?city=ROME"), await evening(`?city=ROME&${asked}`)];
    expect((all?.activeProductCount ?? 0) - (active?.activeProductCount ?? 0)).toBe(more);
  });

  it.each([
    ["", "Day Trips", "/day-trips-rome-ca-6~101/"],
    ["&language=DE", "Tagesausflüge", "/day-trips-rome-ca-6~101/"],
    ["&language=AR", "رحلات يومية", "/day-trips-rome-ca-6~101/"],
  ])("are named in the language asked (%s)", async (language, displayName, EN) => {
    const dayTrips = (await categories(`?city=ROME${language}`)).find(({ id }) => id === 6);
    expect(dayTrips).toMatchObject({ name: "Day Trips", displayName, urlSlugs: { EN } });
  });

  it.each(["?city=ATLANTIS", "?filter-category-active-product-count=few"])("%s is refused", async (query) => {
    expect((await ask(`/api/v2/category/${query}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe("H22: airports", () => {
  it("are twelve", async () => {
    expect(await airports()).toHaveLength(13);
  });

  it("may be those of one city", async () => {
    const [fiumicino, ciampino, ...others] = await airports("?city=ROME&language=DE");
    expect(fiumicino).toMatchObject({ code: "FCO", name: "Flughafen Rom-Fiumicino", countryCode: "IT" });
    expect(ciampino?.code).toBe("CIA");
    expect(others).toEqual([]);
  });
});
