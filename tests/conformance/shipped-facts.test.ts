import { afterAll, expect, test } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../support/provider-reader.ts";
import { shippedDocuments } from "../support/shipped/shipped-documents.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);

const provider = connectProvider({ baseUrl: origin, timeoutMs: 30_000 });
const english = { locale: locales.en, currency: "EUR" } as const;
const colosseum = shippedDocuments().filter(({ uid, type }) => type === "microsite" && uid.startsWith("www.colosseum"));

const claimed = sites.flatMap(({ brand, claims }) =>
  Object.entries(claims ?? {}).map((entry) => [brand, ...entry] as const),
);

test.each(claimed)("X25: %s claims %s no higher than the provider's data", async (_brand, name, { value }) => {
  expect(name).toBe("experiences");
  const categories = Array.from({ length: 19 }, (_, index) => index + 1).filter((id) => id !== 17);
  const totals = await Promise.all(
    categories.map(async (id) => {
      const query = { kind: "category", id, city: "", limit: 1, subCategories: [] } as const;
      return (await provider.one("categoryRankings", query, english))?.total ?? 0;
    }),
  );
  expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThanOrEqual(value);
});

test("the opening hours on the Colosseum pages are those of the provider's sight in winter", async () => {
  const year = new Date().getUTCFullYear();
  const schedules = (await provider.found("pois", { id: 1 }, english)).schedules;
  const december = schedules.find(
    ({ startDate, endDate }) => startDate <= `${year}-12-01` && `${year}-12-01` <= endDate,
  );
  const winter = december?.days.map((day) => (day.closed ? [] : [day.opens, day.closes, day.lastEntry]));
  expect(colosseum.length).toBeGreaterThan(0);
  for (const { texts } of colosseum) {
    const of = (field: string) => [...texts].filter(([path]) => path.endsWith(`.${field}`)).map(([, text]) => text);
    const [closes, lastEntries] = [of("closes"), of("last_entry")];
    expect(of("opens").map((opens, index) => [opens, closes[index], lastEntries[index]])).toEqual(winter);
  }
});

test.each<[string, (product: Product) => boolean]>([
  ["free cancellation", ({ cancellation }) => cancellation.cancellable],
  ["instant confirmation", ({ descriptors }) => descriptors.includes("INSTANT_CONFIRMATION")],
])("most Colosseum tickets have %s, as their page says", async (_name, has) => {
  const query = { collection: 1001, limit: 100, subCategories: [] };
  const products = (await provider.one("rankings", query, english))?.products ?? [];
  expect(products.filter(has).length).toBeGreaterThan(products.length / 2);
});
