import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { storedPage } from "../../pages/stored-page.fixture.ts";
import { openPagesOnDisk } from "./pages-on-disk.ts";

/** Bytes of a file that is not empty, as the store counts them. */
const block = 4096;

/** Room for sixteen default views, eight pages in currencies, four others and four values. */
const maxBytes = 32 * block;

const page = await storedPage();

async function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  // A file may still be written.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const log = { error: () => {}, info: () => {} };
  const { pages, values } = await openPagesOnDisk({ folder, maxBytes, namespace: "", buildId: "build", log });
  const has = async (key: string) => (await pages.get(key)) !== undefined;
  const store = async (...keys: readonly string[]) => {
    for (const key of keys) pages.set(key, page);
    await expect.poll(() => has(keys.at(-1) ?? "")).toBe(true);
  };
  return { folder, values, store, has };
}

const rome = "/www.tessera.example/en/auto/_/rome";
const notFound = "/not-found-page/www.tessera.example/de/auto";
const romeInDollars = "/www.tessera.example/en/USD/_/rome";

const numbers = Array.from({ length: 40 }, (_, number) => number);

const floods = {
  views: numbers.map((number) => `/www.tessera.example/en/auto/page%3D${number}/rome`),
  currencies: numbers.map((number) => `/www.tessera.example/en/EUR/_/page-${number}`),
  "not-found pages in currencies": numbers.map((number) => `/not-found-page/host-${number}/de/EUR`),
  "not-found pages of pages in other languages": numbers.map((number) => `${notFound}/en.ar/page-${number}`),
};

it.each(Object.entries(floods))("I10: a flood of %s evicts no default view", async (_name, flood) => {
  const { store, has } = await setUp();
  await store(rome, notFound);
  await store(...flood);
  await expect.poll(() => has(flood[0] ?? "")).toBe(false);
  expect(await Promise.all([rome, notFound].map(has))).toEqual([true, true]);
});

it("I10: a flood of views evicts no page in a currency", async () => {
  const { store, has } = await setUp();
  await store(romeInDollars);
  await store(...floods.views);
  await expect.poll(() => has(floods.views[0] ?? "")).toBe(false);
  expect(await has(romeInDollars)).toBe(true);
});

it("I10: the folder takes no more than its bytes, whatever is stored", async () => {
  const { folder, values, store } = await setUp();
  await store(...numbers.map((number) => `/www.tessera.example/en/auto/_/page-${number}`));
  for (const flood of Object.values(floods)) await store(...flood);
  for (const number of numbers) values.set(`product-${number}`, { number });
  await expect.poll(() => values.get("product-39")).toBeDefined();
  await expect.poll(() => blocksIn(folder)).toBe(maxBytes / block);
});

/** Returns the number of blocks that the files of a folder take on a disk. */
function blocksIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.reduce(
    (sum, file) => sum + Math.ceil((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / block),
    0,
  );
}
