import { afterAll, expect, test } from "vitest";
import * as v from "valibot";
import type { Product } from "../../catalog/product/product.ts";
import promoCodes from "../../embedded/booking/promo-codes.json" with { type: "json" };
import colosseumTickets from "../../embedded/provider-api/data/products/rome-colosseum.json" with { type: "json" };
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../support/provider-reader.ts";
import { readShipped } from "../support/shipped/read-shipped.ts";
import { shippedDocuments } from "../support/shipped/shipped-documents.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);

const provider = connectProvider({ baseUrl: origin, timeoutMs: 30_000 });
const english = { locale: locales.en, currency: "EUR" } as const;
const colosseum = shippedDocuments().filter(({ uid, type }) => type === "microsite" && uid.startsWith("www.colosseum"));

const claimed = sites.flatMap(({ brand, sells, claims }) =>
  Object.entries(claims ?? {}).map(([name, claim]) => [brand, name, claim.value, sells?.collection] as const),
);

/** Returns the number that a claim is about, of all products or of those of a collection. */
async function countClaimed(name: string, collection: number | undefined): Promise<number> {
  if (name === "experiences") return countExperiences();
  const query = { collection: collection ?? 0, limit: 100, subCategories: [] };
  const products = (await provider.one("rankings", query, english))?.products ?? [];
  const ratings = products.flatMap(({ rating }) => rating ?? []);
  const sum = (count: (rating: (typeof ratings)[number]) => number) =>
    ratings.reduce((total, rating) => total + count(rating), 0);
  if (name === "reviews") return sum(({ reviewCount }) => reviewCount);
  return sum(({ average, ratingCount }) => average * ratingCount) / sum(({ ratingCount }) => ratingCount);
}

test.each(claimed)(
  "A12, X25: %s claims %s no higher than the provider's data",
  async (_brand, name, value, collection) => {
    expect(["experiences", "rating", "reviews"]).toContain(name);
    expect(await countClaimed(name, collection)).toBeGreaterThanOrEqual(value);
  },
);

async function countExperiences(): Promise<number> {
  const categories = Array.from({ length: 19 }, (_, index) => index + 1).filter((id) => id !== 17);
  const totals = await Promise.all(
    categories.map(async (id) => {
      const query = { kind: "category", id, city: "", limit: 1, subCategories: [] } as const;
      return (await provider.one("categoryRankings", query, english))?.total ?? 0;
    }),
  );
  return totals.reduce((sum, total) => sum + total, 0);
}

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

const sliced = v.object({ data: v.object({ slices: v.array(v.looseObject({ slice_type: v.string() })) }) });

/** Returns the slices of one type of all shipped documents, parsed. */
function listShippedSlices<Slice>(type: string, schema: v.GenericSchema<unknown, Slice>): readonly Slice[] {
  return readShipped().flatMap(({ source }) => {
    const found = v.safeParse(sliced, source);
    const slices = found.success ? found.output.data.slices : [];
    return slices.flatMap((slice) => (slice.slice_type === type ? [v.parse(schema, slice)] : []));
  });
}

test("each promo code that a page shows is one that the booking flow takes, and takes off the same", () => {
  const codes = listShippedSlices(
    "promo_codes",
    v.object({ primary: v.object({ codes: v.array(v.looseObject({})) }) }),
  );
  const shown = codes.flatMap(({ primary }) => primary.codes);
  expect(shown.length).toBeGreaterThan(0);
  for (const code of shown) expect(promoCodes).toContainEqual(code);
});

const cell = v.pipe(
  v.object({ content: v.object({ rich: v.array(v.string()) }) }),
  v.transform(({ content }) => content.rich.join(" ")),
);
const tableRows = v.object({ rows: v.array(v.object({ key: v.string(), cells: v.array(cell) })) });
const comparison = v.object({ primary: v.object({ table: v.object({ body: tableRows }) }) });

test("the comparison on the Colosseum pages says what the provider's tickets include, in each of their languages", () => {
  const tables = listShippedSlices("comparison_table", comparison).map(({ primary }) => primary.table.body.rows);
  const ofTickets = tables.filter((rows) => rows.some(({ key }) => key === "row-underground"));
  expect(ofTickets.length).toBe(sites.find(({ name }) => name === "colosseum")?.languages.length);
  for (const rows of ofTickets) {
    const price = rows.find(({ key }) => key === "row-price")?.cells.slice(1) ?? [];
    const tickets = price.map((text) => colosseumTickets.products.find(({ id }) => text.includes(`tgid="${id}"`)));
    const [, yes] = rows.find(({ key }) => key === "row-forum")?.cells ?? [];
    for (const { key, cells } of rows.filter((row) => row.key !== "row-price")) {
      const included = tickets.map((ticket) => ticket?.includes.includes(key.replace("row-", "")));
      expect(cells.slice(1).map((text) => text === yes)).toEqual(included);
    }
  }
});
