import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type PageKey, toNotFoundKey } from "../../pages/page-key.ts";
import { readPageKey } from "../../pages/page-key.fixture.ts";
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
  const has = async (key: PageKey) => (await pages.get(key)) !== undefined;
  const store = async (...keys: readonly [PageKey, ...PageKey[]]) => {
    for (const key of keys) pages.set(key, page);
    await expect.poll(() => has(keys.at(-1) ?? keys[0])).toBe(true);
  };
  return { folder, values, store, has };
}

const rome = readPageKey("/www.tessera.example/en/auto/_/rome");
const romeInDollars = readPageKey("/www.tessera.example/en/USD/_/rome");
const notFoundIn = (currency: string, elsewhere = "", host = "www.tessera.example") =>
  toNotFoundKey({ host, locale: "de", currency }, elsewhere);
const notFound = notFoundIn("auto");

/** Returns forty keys. */
function flood(toKey: (number: number) => PageKey): readonly [PageKey, ...PageKey[]] {
  return [toKey(0), ...Array.from({ length: 39 }, (_, index) => toKey(index + 1))];
}

const floods = {
  views: flood((number) => readPageKey(`/www.tessera.example/en/auto/page%3D${number}/rome`)),
  currencies: flood((number) => readPageKey(`/www.tessera.example/en/EUR/_/page-${number}`)),
  "not-found pages in currencies": flood((number) => notFoundIn("EUR", "", `host-${number}`)),
  "not-found pages of pages in other languages": flood((number) => notFoundIn("auto", `/en.ar/page-${number}`)),
};

it.each(Object.entries(floods))("I10: a flood of %s evicts no default view", async (_name, keys) => {
  const { store, has } = await setUp();
  await store(rome, notFound);
  await store(...keys);
  await expect.poll(() => has(keys[0])).toBe(false);
  expect(await Promise.all([rome, notFound].map(has))).toEqual([true, true]);
});

it("I10: a flood of views evicts no page in a currency", async () => {
  const { store, has } = await setUp();
  await store(romeInDollars);
  await store(...floods.views);
  await expect.poll(() => has(floods.views[0])).toBe(false);
  expect(await has(romeInDollars)).toBe(true);
});

it("I10: the folder takes no more than its bytes, whatever is stored", async () => {
  const { folder, values, store } = await setUp();
  await store(...flood((number) => readPageKey(`/www.tessera.example/en/auto/_/page-${number}`)));
  for (const keys of Object.values(floods)) await store(...keys);
  for (let number = 0; number < 40; number += 1) values.set(`product-${number}`, { number });
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
