import type { CrawlReport } from "./crawl.ts";
import { crawlSite } from "./crawl-site.ts";
import { alternateFaults, repeatedTexts } from "./list-faults.ts";

/** Kilobytes of compressed HTML that a page may have. */
const budget = 25;

const [share = "100", seed = "1", hosts = ""] = process.argv.slice(2);
const started = performance.now();
const { listed, chosen, report, dead } = await crawlSite(Number(share) / 100, Number(seed), hosts);

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
