import { sites } from "../../hosts/index.ts";
import { startSite } from "../support/start-site.ts";
import { type CrawlReport, crawl, deadLinks } from "./crawl.ts";
import { createFetch } from "./fetch-page.ts";
import { alternateFaults, repeatedTexts } from "./list-faults.ts";
import { readSitemap } from "./read-sitemap.ts";
import { sampleOf } from "./sample-of.ts";

/** Kilobytes of compressed HTML that a page may have. */
const budget = 25;

const [share = 100, seed = 1] = process.argv.slice(2).map(Number);
const started = performance.now();
const { listed, chosen, report, dead } = await crawlSite();

const faults = [
  ...alternateFaults(listed),
  ...report.faults,
  ...repeatedTexts(report.pages),
  ...overBudget(report),
  ...dead,
];
const seconds = Math.round((performance.now() - started) / 1000);
const [largest = { url: "", bytes: 0 }] = report.sizes.toSorted((one, other) => other.bytes - one.bytes);
for (const fault of faults.slice(0, 200)) console.log(fault);
console.log(
  `${seconds} s, ${report.links.size} links to our hosts, largest page ${largest.bytes} bytes: ${largest.url}`,
);
console.log(`${listed.filter(({ modified }) => modified === "").length} pages are listed without a date`);
console.log(`${chosen.length} pages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function overBudget({ sizes }: CrawlReport): readonly string[] {
  return sizes.flatMap(({ url, bytes }) => (bytes > budget * 1000 ? [`${url}: it has ${bytes} bytes`] : []));
}

/** Starts the site, crawls its sitemaps and the pages of the sample, and stops it in any case. */
async function crawlSite() {
  const site = await startSite({}, { readyPath: "/robots.txt" });
  try {
    const fetch = createFetch(Number(new URL(site.baseUrl).port));
    const sitemaps = await Promise.all(sites.map(({ host }) => readSitemap(host, fetch)));
    const listed = sitemaps.flat();
    const chosen = sampleOf(listed, share / 100, seed);
    console.log(`${chosen.length} of ${listed.length} pages of ${sites.length} hosts, four at a time`);
    const report = await crawl(chosen, fetch);
    return { listed, chosen, report, dead: await deadLinks(report.links, listed, fetch) };
  } finally {
    await site.stop();
  }
}
