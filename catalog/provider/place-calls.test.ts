import { expect, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { connectProvider, idQueries } from "../../tests/support/provider-reader.ts";
import { createProviderClient } from "./client.ts";
import { askedIds, startUpstream } from "./upstream.example.ts";
import { poiExample } from "../sight/wire.example.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const german = { locale: locales.de, currency: "USD" } as const;

function answering(body: unknown) {
  return startUpstream((response) => response.end(JSON.stringify(body)));
}

test("H15: a city's categories with their sub-categories, those with at least one product unless told", async () => {
  const subCategories = [{ id: 1007, displayName: "Landmarks", categoryId: 1, activeProductCount: 31 }];
  const category = { id: 1, displayName: "Tickets", activeProductCount: 120, rank: 1, subCategories };
  await using upstream = await answering({ categories: [category, { id: 2 }] });
  const client = connectProvider(upstream);
  const found = await client.one("categories", { city: "ROME" }, german);
  await client.one(
    "categories",
    { city: "ROME", fewestProducts: 0, includeUnavailable: true, includeHidden: true },
    english,
  );
  expect(upstream.asked).toEqual([
    "GET /api/v2/category/?city=ROME&language=DE&filter-category-active-product-count=1",
    "GET /api/v2/category/?city=ROME&language=EN&filter-category-active-product-count=0" +
      "&include-unavailable=true&include-hidden=true",
  ]);
  const landmarks = { id: 1007, name: "Landmarks", productCount: 31 };
  expect(found).toEqual([{ id: 1, name: "Tickets", productCount: 120, subCategories: [landmarks] }]);
});

test("H20: the cities near one with their distance and lowest price", async () => {
  const country = { code: "GB", displayName: "United Kingdom", currency: { code: "GBP", localSymbol: "£" } };
  const city = { id: 167, code: "LONDON", displayName: "London", timeZone: "Europe/London", imageUrl: null, country };
  const startingPrice = { currencyCode: "USD", finalPrice: 20, originalPrice: 25 };
  await using upstream = await answering({ cities: [{ ...city, distanceKm: 62, startingPrice }, { id: 1 }] });
  const found = await connectProvider(upstream).one("nearbyCities", { city: 24 }, german);
  expect(upstream.asked).toEqual(["GET /api/v2/city/24/nearby-cities?language=DE&currency=USD"]);
  expect(found).toEqual([
    {
      id: 167,
      code: "LONDON",
      name: "London",
      timeZone: "Europe/London",
      imageUrl: "",
      countryCode: "GB",
      countryName: "United Kingdom",
      currency: "GBP",
      distanceKm: 62,
      startingPrice: expect.objectContaining({ final: { minor: 2000, currency: "USD" } }),
    },
  ]);
});

test("H23: points of interest with all their parts, in the order asked for", async () => {
  await using upstream = await startUpstream((response, url) => {
    const pois = askedIds(url).map((id) => ({ ...poiExample, id }));
    response.end(JSON.stringify({ pois: pois.toReversed() }));
  });
  const found = await connectProvider(upstream).all("pois", idQueries([5, 3]), german);
  expect(upstream.asked).toEqual([
    "GET /api/v1/pois?language=DE&ids[]=5,3&operatingSchedules=true&content=true&location=true",
  ]);
  expect(found.map(({ id }) => id)).toEqual([5, 3]);
});

test("F17: points of interest without ids are nothing, and no call", async () => {
  await using upstream = await answering({ pois: [poiExample] });
  const onMissingIds = vi.fn();
  expect(await createProviderClient({ ...upstream, onMissingIds }).pois([], english)).toEqual(new Map());
  expect(upstream.asked).toEqual([]);
  expect(onMissingIds).toHaveBeenCalledExactlyOnceWith("/api/v1/pois");
});

test("H14: a collection's points of interest", async () => {
  await using upstream = await answering({ pois: [poiExample] });
  const found = await connectProvider(upstream).one("collectionPois", { id: 24 }, english);
  expect(upstream.asked).toEqual(["GET /api/v1/collection/24/pois?language=EN"]);
  expect(found?.map(({ name }) => name)).toEqual(["Colosseum"]);
});

test("H22: the airports that transfers go to", async () => {
  const airport = {
    code: "FCO",
    name: "Fiumicino",
    cityCode: "ROME",
    countryCode: "IT",
    latitude: 41.8,
    longitude: 12.25,
  };
  await using upstream = await answering({ airports: [{ ...airport, terminals: ["T1", "T3"] }, { code: "Rome" }] });
  const found = await connectProvider(upstream).one("airports", "all");
  expect(upstream.asked).toEqual(["GET /api/v1/airport-transfers/fetch-airports"]);
  expect(found).toEqual([{ ...airport, terminals: ["T1", "T3"] }]);
});

test("what the provider does not know is missing", async () => {
  await using upstream = await startUpstream((response) => response.writeHead(404).end("{}"));
  const client = connectProvider(upstream);
  expect(await client.one("nearbyCities", { city: 1 }, english)).toBeUndefined();
  expect(await client.one("collectionPois", { id: 1 }, english)).toBeUndefined();
  expect(await client.one("categories", { city: "ATLANTIS" }, english)).toEqual([]);
});
