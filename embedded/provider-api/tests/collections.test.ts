import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { collectionsAnswer } from "./wire-schema/collection.ts";
import { rankingAnswer } from "./wire-schema/ranking.ts";
import { topCollectionsAnswer } from "./wire-schema/top-collections.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-21T11:00:00Z") });

async function collections(query: string) {
  return v.parse(collectionsAnswer, (await ask(`/api/tours/v1/collection/?${query}`)).json()).collections;
}

describe("H12: collections", () => {
  it("come in the order asked, unknown ones missing", async () => {
    expect((await collections("ids[]=2001,9&ids[]=1001")).map(({ id }) => id)).toEqual([2001, 1001]);
  });

  it.each([
    ["", "Colosseum"],
    ["&language=DE", "Kolosseum"],
    ["&language=ar", "الكولوسيوم"],
    ["&language=NL", "Colosseum"],
  ])("%s → %s", async (language, name) => {
    expect((await collections(`ids[]=1001${language}`)).map(({ displayName }) => displayName)).toEqual([name]);
  });

  it.each([1001, 2001, 2005])("have photographs on their card and their hero: %i", async (id) => {
    const [collection] = await collections(`ids[]=${id}`);
    expect(collection?.cardImageUrl).toContain(".webp");
    expect(collection?.heroImageUrl).toContain(".webp");
  });

  it.each([
    ["5107", "motif=street"],
    ["1003", "icon=day-trip"],
  ])("of a whole city have the illustration of the city, others of what they sell: %s", async (id, drawing) => {
    const [collection] = await collections(`ids[]=${id}`);
    expect(collection?.illustrationUrl).toContain(drawing);
  });

  it("have no English instead of a language when that is refused", async () => {
    expect(await collections("ids[]=1001&language=SV&fallback-to-english=0")).toEqual([]);
  });

  it.each([
    ["1001", "", "EUR", 24],
    ["1001", "&currency=USD", "USD", 26],
    ["2004", "", "USD", 32],
    ["3001", "", "GBP", 16],
  ])(
    "D4: %s%s starts at the price of the cheapest product that can be booked: %s %d",
    async (id, query, currencyCode, finalPrice) => {
      const [collection] = await collections(`ids[]=${id}${query}`);
      expect(collection?.startingPrice?.listingPrice).toMatchObject({ currencyCode, finalPrice });
    },
  );

  it("D4: as many products can be booked as its list has with a price", async () => {
    const [rome] = await collections("ids[]=1002");
    const { json } = await ask("/api/tours/v6/tour-groups/list-by/collection/1002?limit=100");
    const { items } = v.parse(rankingAnswer, json()).pageData;
    expect(rome?.activeProductCount).toBe(items.filter(({ listingPrice }) => listingPrice !== null).length);
  });

  it("D4: the rating is that of all ratings of its products together", async () => {
    const [petra] = await collections("ids[]=2006");
    const { json } = await ask("/api/tours/v6/tour-groups/list-by/collection/2006?limit=100");
    const all = v
      .parse(rankingAnswer, json())
      .pageData.items.map(({ reviewsDetails }) => reviewsDetails.ratingsBreakdown);
    const given = (stars: "5" | "4" | "3" | "2" | "1") => all.reduce((sum, breakdown) => sum + breakdown[stars], 0);
    const ratingsCount = given("5") + given("4") + given("3") + given("2") + given("1");
    const stars = 5 * given("5") + 4 * given("4") + 3 * given("3") + 2 * given("2") + given("1");
    expect(petra?.ratingsInfo.ratingsCount).toBe(ratingsCount);
    expect(petra?.ratingsInfo.averageRating).toBeCloseTo(stars / ratingsCount, 1);
  });
});

describe("C1: things to do in a city", () => {
  const catalog = loadCatalog(new URL("../data/", import.meta.url));
  const everything = [...catalog.collections.values()].filter((collection) => collection.everything);

  it("each city has one collection of them", () => {
    expect(everything.map(({ city }) => city.code).toSorted()).toEqual([...catalog.cities.keys()].toSorted());
  });

  it.each(everything)(
    "it has all products of $city.code and no other, in the catalog's order after its ranking",
    ({ city, products, ranking }) => {
      const entries = catalog.products.entries.filter((entry) => entry.city === city).map(({ id }) => id);
      expect(products.map(({ id }) => id)).toEqual([...ranking, ...entries.filter((id) => !ranking.includes(id))]);
    },
  );

  it("it is none of the city's top collections", async () => {
    const { items } = v.parse(topCollectionsAnswer, (await ask("/api/v1/collection/top/list/?limit=100")).json());
    const ids = new Set(everything.map(({ id }) => id));
    expect(items.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
