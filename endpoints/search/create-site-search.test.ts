import { expect, it } from "vitest";
import tessera from "../../hosts/tessera.ts";
import { locales } from "../../i18n/locales.ts";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { type Finds, testProvider } from "../../tests/support/test-provider.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { createSiteSearch } from "./create-site-search.ts";

const rated = (ratingCount: number) => ({ average: 4.8, ratingCount, reviewCount: 0 });
const arena = testProduct({ id: 1, name: "Colosseum arena", slug: "arena", rating: rated(5) });
const milan = testProduct({ id: 2, name: "Casa Milà by Night", slug: "casa-mila-night", rating: rated(900) });
const soldOut = testProduct({ id: 3, name: "Colosseum by Night", slug: "night", price: undefined, rating: rated(900) });
const over = testProduct({ id: 4, name: "Colosseum opera", slug: "opera", price: undefined, show: testShow() });
const opera = testProduct({ id: 5, name: "Lamplight", slug: "lamplight", show: testShow() });
const listed = [arena, milan, opera];
const unlisted = [soldOut, over];

const finds: Finds = {
  categories: () => [{ id: 1, name: { text: "Tickets" }, rank: 1, productCount: 2, subCategories: [] }],
  categoryRankings: () => ({ products: listed, total: listed.length, city: undefined }),
  topCollections: () => [testCollection({ id: 1001, name: "Colosseum" })],
  rankings: () => ({ products: [arena, ...unlisted], total: 3, city: undefined }),
  products: ({ id }) => unlisted.find((product) => product.id === id),
};

const never = () => new Promise<void>(() => {});

async function search(q: string) {
  const calls: string[] = [];
  const provider = testProvider(finds, (name, keys) => void calls.push(`${name} of ${keys.length}`));
  const { find } = createSiteSearch({ provider, now: () => 0, wait: never });
  const { products, places } = await find(q, tessera, locales.en);
  return { ids: products.map(({ id }) => id), places, calls };
}

it("P1, X15: a product that is sold out is found by its name", async () => {
  expect((await search("colosseum by night")).ids).toEqual([3]);
});

it("P1: what can be booked comes before what is sold out, and a show that may be over is omitted", async () => {
  expect((await search("colosseum")).ids).toEqual([1, 3]);
});

it("P1: one call reads all products that the lists lack", async () => {
  expect((await search("colosseum")).calls).toContain("products of 2");
});

it("P1: a theatre is found by its name, and so are the shows that it plays", async () => {
  const { ids, places } = await search("old vane");
  expect(ids).toEqual([5]);
  expect(places).toMatchObject([{ kind: "theatre", name: { text: "Old Vane" }, places: [{ venue: "old-vane" }] }]);
});

/** Makes a search whose provider responds when the test lets it, on a clock of the test. */
function manualSearch() {
  const calls: string[] = [];
  const state = { now: 0, name: "Colosseum arena", failing: false, responding: Promise.resolve() };
  const provider = testProvider(
    {
      ...finds,
      categoryRankings: () => ({
        products: [testProduct({ id: 1, name: state.name, slug: "arena" })],
        total: 1,
        city: undefined,
      }),
    },
    (name) => void calls.push(name),
  );
  const categories: typeof provider.categories = async (...query) => {
    await state.responding;
    if (state.failing) throw new Error("down");
    return provider.categories(...query);
  };
  const created = createSiteSearch({ provider: { ...provider, categories }, now: () => state.now, wait: never });
  const findNames = async (q: string) =>
    (await created.find(q, tessera, locales.en)).products.map(({ name }) => name.text);
  return { ...created, calls, state, findNames };
}

it("P1: the index of the base language is read before the first search, and once", async () => {
  const { prepare, calls, findNames } = manualSearch();
  await Promise.all([prepare(), prepare()]);
  await prepare();
  const before = calls.length;
  await prepare();
  expect(await findNames("arena")).toEqual(["Colosseum arena"]);
  expect(calls).toHaveLength(before);
});

it("P1: an index that could not be read is read again after ten seconds", async () => {
  const { prepare, state, calls } = manualSearch();
  state.failing = true;
  await prepare();
  state.failing = false;
  await prepare();
  expect(calls).not.toContain("categoryRankings");
  state.now = 10_000;
  await prepare();
  expect(calls).toContain("categoryRankings");
});

it("P1: while a newer index is read, the old one responds", async () => {
  const { state, findNames } = manualSearch();
  await findNames("arena");
  let respond: () => void = () => {};
  state.responding = new Promise((resolve) => (respond = resolve));
  Object.assign(state, { now: 600_000, name: "Arena of Rome" });
  expect(await findNames("arena")).toEqual(["Colosseum arena"]);
  respond();
  await expect.poll(() => findNames("arena")).toEqual(["Arena of Rome"]);
});

it("P1: a page waits five seconds for an index, and finds in it once it is there", async () => {
  const waited: number[] = [];
  const provider = testProvider(finds);
  let respond: () => void = () => {};
  const slow = new Promise<void>((resolve) => (respond = resolve));
  const { search: searchPage } = createSiteSearch({
    provider: { ...provider, topCollections: (...query) => slow.then(() => provider.topCollections(...query)) },
    now: () => 0,
    wait: async (ms) => void waited.push(ms),
  });
  const query = { host: tessera.host, q: "arena", isDated: false };
  const market = { locale: locales.en, currency: "EUR" } as const;
  await expect(searchPage(query, market)).rejects.toThrow("not there in time");
  expect(waited).toEqual([5000]);
  respond();
  await expect
    .poll(() =>
      searchPage(query, market).then(
        ({ total }) => total,
        () => 0,
      ),
    )
    .toBe(1);
});
