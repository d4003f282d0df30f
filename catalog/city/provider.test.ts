import { expect, test } from "vitest";
import { startUpstreamWith, startUpstreamWithout } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const german = { locale: locales.de, currency: "USD" } as const;

test("H20: the cities near one with their distance and lowest price", async () => {
  const country = { code: "GB", displayName: "United Kingdom", currency: { code: "GBP", localSymbol: "£" } };
  const city = { id: 167, code: "LONDON", displayName: "London", timeZone: "Europe/London", imageUrl: null, country };
  const startingPrice = { currencyCode: "USD", finalPrice: 20, originalPrice: 25 };
  await using upstream = await startUpstreamWith({ cities: [{ ...city, distanceKm: 62, startingPrice }, { id: 1 }] });
  const found = await connectProvider(upstream).one("nearbyCities", { city: 24 }, german);
  expect(upstream.calls).toEqual(["GET /api/v2/city/24/nearby-cities?language=DE&currency=USD"]);
  expect(found).toEqual([
    {
      id: 167,
      code: "LONDON",
      name: { text: "London" },
      timeZone: "Europe/London",
      imageUrl: "",
      illustrationUrl: "",
      countryCode: "GB",
      countryName: { text: "United Kingdom" },
      currency: "GBP",
      distanceKm: 62,
      startingPrice: expect.objectContaining({ final: { minor: 2000, currency: "USD" } }),
    },
  ]);
});

test("E12: a city by its code, from a list of its products", async () => {
  const country = { code: "GB", displayName: "United Kingdom", currency: { code: "GBP", localSymbol: "£" } };
  const city = { id: 167, code: "LONDON", displayName: "London", timeZone: "Europe/London", imageUrl: null, country };
  await using upstream = await startUpstreamWith({ pageData: { items: [] }, city });
  const found = await connectProvider(upstream).one("cities", { code: "LONDON" }, english);
  expect(upstream.calls).toEqual([
    "GET /api/tours/v6/tour-groups/list-by/category/1/?language=EN&city=LONDON&limit=1&currency=EUR",
  ]);
  expect(found).toMatchObject({ code: "LONDON", countryCode: "GB", currency: "GBP" });
});

test.each([
  ["no city", { pageData: { items: [] }, city: null }, undefined],
  [
    "a city whose currency we can't show",
    { pageData: { items: [] }, city: { id: 1, code: "X", displayName: "X", country: null } },
    undefined,
  ],
])("E12: %s has no currency", async (_title, answer, currency) => {
  await using upstream = await startUpstreamWith(answer);
  expect((await connectProvider(upstream).one("cities", { code: "X" }, english))?.currency).toBe(currency);
});

test("E12: a city the provider does not know is missing", async () => {
  await using upstream = await startUpstreamWithout();
  expect(await connectProvider(upstream).one("cities", { code: "ATLANTIS" }, english)).toBeUndefined();
});

test("the cities near a city the provider does not know are missing", async () => {
  await using upstream = await startUpstreamWithout();
  expect(await connectProvider(upstream).one("nearbyCities", { city: 1 }, english)).toBeUndefined();
});
