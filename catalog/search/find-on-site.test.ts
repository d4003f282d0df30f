import { describe, expect, it } from "vitest";
import { testEntry } from "./entry.example.ts";
import { findOnSite } from "./find-on-site.ts";
import { createSearchIndex } from "./search-index.ts";
import { toResults } from "./search.ts";

const index = await createSearchIndex([
  testEntry("Arena tour", { cityName: "Rome", collectionIds: [1001], popularity: 9 }),
  testEntry("Arena by night", { cityName: "Rome", collectionIds: [1001], popularity: 8 }),
  testEntry("Tower tour", { cityName: "Paris", popularity: 1 }),
  testEntry("Musical", { cityName: "London", categoryId: 7 }),
  testEntry("Colosseum", {
    kind: "attraction",
    cityName: "Rome",
    collectionIds: [1001],
    places: [{ collection: 1001 }],
    product: undefined,
  }),
  testEntry("Rome", { kind: "city", cityCode: "ROME", places: [{ city: "ROME" }], product: undefined }),
]);

const findProductNames = (q: string, sells?: Parameters<typeof findOnSite>[2]) =>
  findOnSite(index, q, sells).products.map(({ name }) => name.text);

describe("P1: a search finds", () => {
  it("products and places of all cities on a site that sells everything", () => {
    const found = findOnSite(index, "rome", undefined);
    expect(found.matches).toBe(true);
    expect(found.products.map(({ name }) => name.text)).toEqual(["Arena tour", "Arena by night"]);
    expect(found.places.map(({ kind }) => kind)).toEqual(["city", "attraction"]);
  });

  it.each([
    ["of a collection", { collection: 1001 }, ["Arena tour"]],
    ["of a city", { city: "PARIS" }, ["Tower tour"]],
  ])("what a site %s sells, and nothing else", (_title, sells, expected) => {
    expect(findProductNames("tour", sells)).toEqual(expected);
  });

  it("what is popular where nothing matches, of all cities in turn", () => {
    expect(findOnSite(index, "zzqqxx", undefined).matches).toBe(false);
    expect(findProductNames("zzqqxx").slice(0, 3)).toEqual(["Arena tour", "Tower tour", "Musical"]);
    expect(findProductNames("paris", { category: 7, city: "LONDON" })).toEqual(["Musical"]);
  });
});

it("P1: results are as many products as one call reads, and say how many there are", async () => {
  const many = await createSearchIndex(Array.from({ length: 120 }, (_, each) => testEntry(`Tour ${each + 10}`)));
  const { matches, products, total } = toResults(findOnSite(many, "tour", undefined), {
    host: "",
    q: "tour",
    isDated: false,
  });
  expect({ matches, listed: products.length, total }).toEqual({ matches: true, listed: 100, total: 120 });
});

it.each([
  [false, { matches: false, listed: 8 }],
  [true, { matches: true, listed: 20 }],
])("W140: without words it finds what is popular; with days (%s) all that is sold", async (isDated, expected) => {
  const many = await createSearchIndex(Array.from({ length: 20 }, (_, each) => testEntry(`Tour ${each + 10}`)));
  const { matches, products } = toResults(findOnSite(many, "", undefined), { host: "", q: "", isDated });
  expect({ matches, listed: products.length }).toEqual(expected);
});
