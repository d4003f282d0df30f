import path from "node:path";
import { pathToFileURL } from "node:url";
import { createFetch, type Fetch } from "../crawl/fetch-page.ts";
import { startSite } from "../support/start-site.ts";
import { type Address, listAddresses, listViews } from "./list-addresses.ts";
import { createArchive, type PageArchive } from "./page-archive.ts";

/** Views of each English page that are captured besides it. */
const viewsPerPage = 3;

const clock = pathToFileURL(path.join(import.meta.dirname, "clock.mjs")).href;

/** Starts the built site with a stopped clock, and writes each page into a folder, as it is sent. */
export async function capturePages(folder: string): Promise<void> {
  const site = await startSite({ NODE_OPTIONS: `--import ${clock}` }, { readyPath: "/robots.txt" });
  try {
    const fetch = createFetch(Number(new URL(site.baseUrl).port));
    const archive = createArchive(folder);
    const addresses = await listAddresses(fetch);
    const views = await captureAll(addresses, fetch, archive);
    await captureAll(views, fetch, archive);
    archive.close();
    console.log(`${addresses.length} addresses and ${views.length} views in ${folder}`);
  } finally {
    await site.stop();
  }
}

/** Captures addresses four at a time, and returns the views that they link to. */
async function captureAll(addresses: readonly Address[], fetch: Fetch, archive: PageArchive): Promise<Address[]> {
  const views: Address[] = [];
  const pending = addresses[Symbol.iterator]();
  const captureNext = async (): Promise<void> => {
    for (const address of pending) {
      // Four chains run side by side; each one captures one address after the other.
      const { status, location, body } = await fetch(address.host, address.path);
      archive.add(`${address.host}${address.path}`, `${status} ${location}\n${body}`);
      if (!address.path.includes("?") && !/^\/[a-z]{2}\//.test(address.path))
        views.push(...listViews(address, body, viewsPerPage));
    }
  };
  await Promise.all(Array.from({ length: 4 }, captureNext));
  return views;
}
