import type { Fetch } from "./fetch-page.ts";
import { ownAddress } from "./own-links.ts";
import { pageFaults } from "./page-faults.ts";
import { type CrawledPage, readPage } from "./read-page.ts";
import type { ListedUrl } from "./read-sitemap.ts";

export interface CrawlReport {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** `https://www.tessera.example/rome/: it has no title`. */
  readonly faults: readonly string[];
  /** Where the links of pages lead on our hosts, each with a page that has it. */
  readonly links: ReadonlyMap<string, string>;
  /** Compressed bytes of each page. */
  readonly sizes: readonly { readonly url: string; readonly bytes: number }[];
}

/** Requests listed pages, four at a time, and reads what is wrong with each. */
export async function crawl(listed: readonly ListedUrl[], fetch: Fetch): Promise<CrawlReport> {
  const pages = new Map<string, CrawledPage>();
  const links = new Map<string, string>();
  const [faults, sizes]: [string[], CrawlReport["sizes"][number][]] = [[], []];
  await visitEach(listed, async (entry) => {
    const { host, url } = entry;
    const { status, body, bytes } = await fetch(host, url.slice(`https://${host}`.length));
    if (status !== 200) {
      faults.push(`${url}: responds with ${status}`);
      return;
    }
    const page = readPage(body);
    pages.set(url, { ...page, body: "" });
    sizes.push({ url, bytes });
    faults.push(...pageFaults(page, entry).map((fault) => `${url}: ${fault}`));
    for (const href of page.hrefs) {
      const address = ownAddress(href, url);
      if (address !== undefined) links.set(address, url);
    }
  });
  return { pages, faults, links, sizes };
}

/** Returns the links that lead to no page. Those to listed pages are crawled as such. */
export async function deadLinks(
  links: CrawlReport["links"],
  listed: readonly ListedUrl[],
  fetch: Fetch,
): Promise<readonly string[]> {
  const known = new Set(listed.map(({ url }) => url));
  const dead: string[] = [];
  await visitEach(
    [...links].filter(([address]) => !known.has(address)),
    async ([address, page]) => {
      const status = await finalStatus(address, fetch);
      if (status !== 200) dead.push(`${page}: its link ${address} responds with ${status}`);
    },
  );
  return dead;
}

/** Follows our redirects, five at most. One that leads to another site counts as found. */
async function finalStatus(address: string, fetch: Fetch, left = 5): Promise<number> {
  const { host } = new URL(address);
  const { status, location } = await fetch(host, address.slice(`https://${host}`.length));
  if (status < 300 || status >= 400 || left === 0) return status;
  const next = ownAddress(location, address);
  return next === undefined ? 200 : finalStatus(next, fetch, left - 1);
}

async function visitEach<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await visit(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
