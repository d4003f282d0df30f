import { describe, expect, it } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";

const { products, collections, airports, cities } = loadCatalog(new URL("../data/", import.meta.url));
const all = products.entries.flatMap(({ id }) => products.get(id) ?? []);
const ratings = (stars: readonly number[]) => stars.reduce((sum, count) => sum + count, 0);

describe("the embedded catalog is worth browsing", () => {
  it("424 products in twenty-five cities, of all eighteen categories", () => {
    expect(all).toHaveLength(424);
    expect(new Set(all.map(({ city }) => city)).size).toBe(25);
    expect(new Set(all.map(({ subCategory }) => subCategory.category)).size).toBe(18);
  });

  it.each([...cities.values()].map((city) => [city.code, city] as const))(
    "%s has two products or more",
    (_code, city) => {
      expect(all.filter((product) => product.city === city).length).toBeGreaterThanOrEqual(2);
    },
  );

  it("40 shows and three hop-on hop-off networks", () => {
    expect(all.filter(({ show }) => show !== undefined)).toHaveLength(40);
    expect(new Set(all.flatMap(({ network }) => network ?? [])).size).toBe(3);
  });

  it.each([...airports.values()].map(({ code }) => [code]))("%s has a private and a shared transfer", (code) => {
    const flows = all.filter(({ airport }) => airport?.code === code).map(({ flow }) => flow);
    expect(flows.toSorted()).toEqual(["PRIVATE_AIRPORT_TRANSFER", "SHARED_AIRPORT_TRANSFER"]);
  });

  it("combos cost less than their parts together", () => {
    const combos = all.filter(({ parts }) => parts.length > 0);
    expect(combos.length).toBeGreaterThanOrEqual(4);
    for (const { price, parts } of combos) {
      const apart = parts.reduce((sum, id) => sum + (products.get(id)?.price?.final ?? 0), 0);
      expect(price?.final).toBeLessThan(apart);
    }
  });
});

describe("the embedded catalog has what pages must cope with", () => {
  it.each([
    ["unavailable", 1, all.filter(({ price }) => price === null)],
    [
      "that are shows without a day, a price and a rating",
      1,
      all.filter(({ show, run, price, stars }) => show && !run && price === null && ratings(stars) === 0),
    ],
    ["with cashback", 1, all.filter(({ price }) => (price?.cashbackPercent ?? 0) > 0)],
    [
      "that can be neither cancelled nor moved",
      1,
      all.filter((p) => p.cancellableHours === null && p.reschedulableHours === null),
    ],
    ["that can only be moved", 1, all.filter((p) => p.cancellableHours === null && p.reschedulableHours !== null)],
    ["with fewer than 100 ratings", 3, all.filter(({ stars }) => ratings(stars) < 100)],
    ["per group", 2, all.filter(({ price }) => price?.per === "GROUP")],
    ["with several variants", 2, all.filter(({ variants }) => variants.length > 1)],
    ["with a very long German name", 1, all.filter(({ name }) => (name["de"] ?? "").length > 100)],
  ])("products %s: at least %i", (_what, min, found) => {
    expect(found.length).toBeGreaterThanOrEqual(min);
  });

  it("about a third of the products has a scratch price", () => {
    const share = all.filter(({ price }) => price?.original !== undefined).length / all.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.4);
  });

  it.each(all.map((product) => [product.id, product] as const))(
    "product %i says as many things in every language",
    (_id, { highlights }) => {
      expect(new Set(Object.values(highlights).map((lines) => lines.length)).size).toBe(1);
    },
  );

  it("variant numbers are used once", () => {
    const ids = all.flatMap(({ id, variants }) =>
      variants.length > 0 ? variants.map((variant) => variant.id) : [id + 10_000],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([...collections.values()].map((collection) => [collection.id, collection] as const))(
    "collection %i ranks products of its own city, each once",
    (_id, { city, products: ranked }) => {
      expect(new Set(ranked.map((product) => product.city))).toEqual(new Set([city]));
      expect(new Set(ranked).size).toBe(ranked.length);
    },
  );
});
