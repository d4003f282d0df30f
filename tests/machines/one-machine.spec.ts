import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanUp } from "./clean-up.ts";
import { loadPages } from "./load.ts";
import { type Machine, instance, scratchFolder } from "./processes.ts";
import { startUpstreams, type Upstreams } from "./upstreams.ts";
import { searchPrepared } from "../support/search-prepared.ts";
import { until } from "../support/until.ts";
import { visit } from "./visit.ts";

let upstreams: Upstreams;
let site: Machine;
/** The HTML of each page as it was first. */
const before = new Map<string, string>();

afterAll(cleanUp);

beforeAll(async () => {
  const folder = scratchFolder();
  const pages = `${folder}/pages`;
  upstreams = await startUpstreams(folder);
  site = await instance(upstreams, { PAGE_STORE_DIR: `${folder}/pages` });
  await site.start();
  await addressesKnown();
  for (const page of loadPages) before.set(JSON.stringify(page), (await visit(site.port, page.path, page)).html);
  const files = () =>
    readdirSync(pages, { recursive: true }).filter((name) => /^(?:html|currencies)\/.+\/.{40}$/.test(String(name)));
  await until("all pages to be stored", () => files().length > loadPages.length);
});

/** Waits until the site knows which parameters a page reads: then a page is the same with any other. */
async function addressesKnown(): Promise<number> {
  let category = 1;
  return until(
    "the addresses to be known",
    async () => (await visit(site.port, `/credits/?category=${category++}`)).cache === "hit",
  );
}

/** Visits all pages. Returns how each was found, and expects them to be as they were. */
async function visitAll(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const page of loadPages) {
    const { status, cache, html } = await visit(site.port, page.path, page);
    expect([page.path, status]).toEqual([page.path, 200]);
    expect(html).toBe(before.get(JSON.stringify(page)));
    found.push(cache);
  }
  return found;
}

test("a site that is killed and starts again renders no page while nothing was published", async () => {
  await site.end("SIGKILL");
  await site.start();
  const wait = await addressesKnown();
  await searchPrepared(`http://localhost:${site.port}`);
  const calls = await upstreams.callsDuring(async () => expect(await visitAll()).toEqual(loadPages.map(() => "hit")));
  expect(calls).toEqual([]);
  console.log(`${loadPages.length} hits, ${Math.round(wait)} ms after the start`);
});

test("with both upstreams down, a site that starts again sends every page that it ever rendered", async () => {
  await upstreams.fail();
  await site.end("SIGKILL");
  await site.start();
  expect(await visitAll()).toEqual(loadPages.map(() => "stale"));
  await upstreams.recover();
  const [page] = loadPages;
  await until("a page to be current again", async () =>
    ["refreshed", "hit"].includes((await visit(site.port, page?.path ?? "/", page)).cache),
  );
  console.log(`${loadPages.length} pages as they were`);
});
