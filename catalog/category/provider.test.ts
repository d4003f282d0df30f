import { expect, test } from "vitest";
import { startUpstreamWith, startUpstreamWithout } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;
const german = { locale: locales.de, currency: "USD" } as const;

test("H15: a city's categories with their sub-categories, by default those with a product", async () => {
  const subCategories = [{ id: 1007, displayName: "Landmarks", categoryId: 1, activeProductCount: 31 }];
  const category = { id: 1, displayName: "Tickets", activeProductCount: 120, rank: 1, subCategories };
  await using upstream = await startUpstreamWith({ categories: [category, { id: 2 }] });
  const client = connectProvider(upstream);
  const found = await client.one("categories", { city: "ROME" }, german);
  await client.one(
    "categories",
    { city: "ROME", fewestProducts: 0, includeUnavailable: true, includeHidden: true },
    english,
  );
  expect(upstream.calls).toEqual([
    "GET /api/v2/category/?city=ROME&language=DE&filter-category-active-product-count=1",
    "GET /api/v2/category/?city=ROME&language=EN&filter-category-active-product-count=0" +
      "&include-unavailable=true&include-hidden=true",
  ]);
  const landmarks = { id: 1007, name: { text: "Landmarks" }, productCount: 31 };
  expect(found).toEqual([{ id: 1, name: { text: "Tickets" }, productCount: 120, subCategories: [landmarks] }]);
});

test("a city the provider does not know has no categories", async () => {
  await using upstream = await startUpstreamWithout();
  expect(await connectProvider(upstream).one("categories", { city: "ATLANTIS" }, english)).toEqual([]);
});

test("X28: a provider that knows no categories at all has failed", async () => {
  await using upstream = await startUpstreamWithout();
  await expect(connectProvider(upstream).one("categories", { city: "" }, english)).rejects.toMatchObject({
    status: 404,
  });
});
