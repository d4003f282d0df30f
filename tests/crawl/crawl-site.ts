import { sites } from "../../hosts/index.ts";
import { startSite } from "../support/start-site.ts";
import { type CrawlReport, crawl, deadLinks } from "./crawl.ts";
import { createFetch } from "./fetch-page.ts";
import { type ListedUrl, readSitemap } from "./read-sitemap.ts";
import { chooseSample } from "./choose-sample.ts";

interface SiteCrawl {
  readonly listed: readonly ListedUrl[];
  /** Those of the sample. */
  readonly chosen: readonly ListedUrl[];
  readonly report: CrawlReport;
  readonly dead: readonly string[];
}

/**
 * Starts the site, reads its sitemaps, crawls a sample of their pages and stops it in any case. A share is 0 to 1. The sample
 * has the hosts whose name contains `hosts`. Throws `RangeError` when no page is chosen.
 */
export async function crawlSite(share: number, seed: number, hosts: string): Promise<SiteCrawl> {
  const site = await startSite({}, { readyPath: "/robots.txt" });
  try {
    const fetch = createFetch(Number(new URL(site.baseUrl).port));
    const sitemaps = await Promise.all(sites.map(({ host }) => readSitemap(host, fetch)));
    const listed = sitemaps.flat();
    const named = listed.filter(({ host }) => host.includes(hosts));
    const chosen = chooseSample(named, share, seed);
    console.log(`${chosen.length} of ${listed.length} pages of ${sites.length} hosts, four at a time`);
    const report = await crawl(chosen, fetch);
    const links = followed([...report.links], seed);
    console.log(`${report.faults.length} faults on pages; ${links.length} of ${report.links.size} links are followed`);
    return { listed, chosen, report, dead: await deadLinks(new Map(links), listed, fetch) };
  } finally {
    await site.stop();
  }
}

/** Returns the links to pages, and a tenth of those to views: each day and filter is a link. */
function followed(links: readonly (readonly [string, string])[], seed: number): readonly (readonly [string, string])[] {
  const named = links.map(([url, page]) => ({ url, page }));
  const [views, pages] = [named.filter(({ url }) => url.includes("?")), named.filter(({ url }) => !url.includes("?"))];
  return [...pages, ...(views.length < 100 ? views : chooseSample(views, 0.1, seed))].map(({ url, page }) => [
    url,
    page,
  ]);
}
