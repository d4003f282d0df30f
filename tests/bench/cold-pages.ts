import { currencyCodes } from "../../i18n/currencies.ts";
import { addressed, pages } from "../e2e/pages.ts";
import { startSite } from "../support/start-site.ts";
import { startBareNext } from "./cold-pages/bare-next.ts";
import { type Measured, measurePages } from "./cold-pages/measure-pages.ts";
import type { PageRequest } from "./request-page.ts";

/**
 * Measures the CPU time of pages that no cache has, by page kind. Each request is in another currency. The unit is a
 * page of forty cards on bare Next, in the same run. It needs a build. The number of pages per kind may follow, `--
 * 40`.
 */
const count = Number(process.argv[2] ?? 24);
const warmUp = 6;

const bareNext = await startBareNext();
const bare = await measurePages(bareNext, requests(bareNext.baseUrl, "bare", "/"), warmUp).finally(bareNext.stop);
const site = await startSite();
const rows: [string, Measured][] = [];
try {
  for (const { kind, site: name, path } of pages) {
    rows.push([kind, await measurePages(site, requests(site.baseUrl, name, path), warmUp)]);
  }
} finally {
  await site.stop();
}

console.log(`\nA page that no cache has, ${count} of each kind. The unit is one on bare Next.`);
print("bare Next", bare);
for (const [kind, measured] of rows) print(kind, measured);

function requests(baseUrl: string, name: string, path: string): readonly PageRequest[] {
  return currencyCodes.slice(0, count + warmUp).map((currency) => {
    const { url, headers } = addressed(baseUrl, name, name === "bare" ? `/${currency}` : path);
    return { url, headers: { ...headers, cookie: `currency=${currency}` } };
  });
}

function print(name: string, { cpuMs, bytes, p50, p99 }: Measured): void {
  const factor = (cpuMs / bare.cpuMs).toFixed(2);
  const cells = [
    `${cpuMs.toFixed(1)} ms of CPU`,
    `×${factor}`,
    `p50 ${p50.toFixed(0)} ms`,
    `p99 ${p99.toFixed(0)} ms`,
    `${(bytes / 1000).toFixed(1)} kB compressed`,
  ];
  console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(20)).join(""));
}
