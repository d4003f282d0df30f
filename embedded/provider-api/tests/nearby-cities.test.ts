import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { nearbyCitiesAnswer } from "./wire-schema/nearby-cities.ts";

const ask = await startProvider();
const { cities, products } = loadCatalog(new URL("../data/", import.meta.url));

async function nearby(city: number, query = "") {
  const { json } = await ask(`/api/v2/city/${city}/nearby-cities?${query}`);
  return v.parse(nearbyCitiesAnswer, json()).cities;
}

describe("H20: nearby cities", () => {
  it.each([
    [167, ["PARIS", "AMSTERDAM"]],
    [24, ["WASHINGTON"]],
    [113, ["JAIPUR"]],
    [106, ["MALACCA"]],
    [107, ["FLORENCE"]],
    [115, ["PRAGUE"]],
  ])("of %i are those within 400 km, nearest first: %j", async (city, codes) => {
    expect((await nearby(city)).map(({ code }) => code)).toEqual(codes);
  });

  it.each([...cities.values()].map(({ id, code }) => [code, id] as const))(
    "of %s there are some, each with something to book",
    async (_code, id) => {
      const found = await nearby(id);
      expect(found.length).toBeGreaterThan(0);
      for (const { distanceKm, startingPrice } of found) {
        expect(distanceKm).toBeLessThanOrEqual(400);
        expect(startingPrice.finalPrice).toBeGreaterThan(0);
      }
    },
  );

  it("say how far away they are and what the cheapest costs there, in the currency asked for", async () => {
    const [paris] = await nearby(167, "language=AR&currency=GBP");
    expect(paris).toMatchObject({ displayName: "باريس", distanceKm: 344 });
    expect(paris?.startingPrice.currencyCode).toBe("GBP");
  });

  it("start at the price of the cheapest product that can be booked there", async () => {
    const prices = products.entries.flatMap(({ id, city }) =>
      city.code === "WASHINGTON" ? (products.get(id)?.price?.final ?? []) : [],
    );
    expect((await nearby(24))[0]?.startingPrice.finalPrice).toBe(Math.min(...prices));
  });

  it.each([
    ["9", 404],
    ["rome", 400],
  ])("of %s: %i", async (city, status) => {
    expect((await ask(`/api/v2/city/${city}/nearby-cities`)).status).toBe(status);
  });
});
