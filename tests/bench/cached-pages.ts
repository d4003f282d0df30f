import { addressed, pages } from "../e2e/pages.ts";
import { median } from "../support/percentile.ts";
import { startSite } from "../support/start-site.ts";
import { type Load, runLoad } from "./cached-pages/run-load.ts";
import { startPlainServer } from "./cached-pages/plain-server.ts";
import { startBareNext } from "./cold-pages/bare-next.ts";
import { printGoal } from "./goals.ts";
import type { PageRequest } from "./request-page.ts";

/**
 * Measures a cached page of the whole process, in turns with a plain Node server and bare Next. The plain server sends the
 * same bytes and headers. It needs a build. It ends with 1 below half of plain Node's throughput: in requests a second, and
 * by the processor's time. The client shares the machine, and may be the slower one.
 */
const rounds = 5;
const minThroughput = 0.5;
const goal = 0.7;

const bareNext = await startBareNext();
const site = await startSite();
const overBareNext: number[] = [];
const ratios: Record<"throughput" | "CPU", number[]> = { throughput: [], CPU: [] };
try {
  const city = pages.find(({ kind }) => kind === "city");
  if (city === undefined) throw new Error("There is no city page.");
  const { url, headers } = addressed(site.baseUrl, city.site, city.path);
  const page: PageRequest = { url, headers: { ...headers, "accept-encoding": "br" } };
  const plain = await startPlainServer(page);
  for (let round = 1; round <= rounds; round += 1) {
    const other = await runLoad({ url: plain.url, headers: page.headers }, plain.pid);
    const own = await runLoad(page, site.pid);
    const bare = await runLoad({ url: bareNext.baseUrl, headers: { "accept-encoding": "gzip" } }, bareNext.pid);
    print(`${round}. plain Node`, other);
    print(`${round}. bare Next`, bare);
    print(`${round}. the site`, own);
    overBareNext.push(bare.requestsPerSecond / own.requestsPerSecond);
    ratios.throughput.push(own.requestsPerSecond / other.requestsPerSecond);
    ratios.CPU.push(other.cpuMicroseconds / own.cpuMicroseconds);
  }
  plain.stop();
} finally {
  await Promise.all([site.stop(), bareNext.stop()]);
}

for (const [name, values] of Object.entries(ratios))
  console.log(`${name}: ${median(values).toFixed(2)} of plain Node (gate ${minThroughput}, goal ${goal})`);
const at = "the city page, 32 connections";
printGoal("cached page beside plain Node", [{ value: 1 / median(ratios.throughput), at }], { most: 1 / goal });
printGoal("cached page beside bare Next", [{ value: median(overBareNext), at }], { most: 0.2 });
process.exitCode = Object.values(ratios).every((values) => median(values) >= minThroughput) ? 0 : 1;

function print(name: string, { requestsPerSecond, cpuMicroseconds, p50, p99 }: Load): void {
  const cells = [
    `${requestsPerSecond.toFixed(0)} requests/s`,
    `${cpuMicroseconds.toFixed(0)} µs of CPU`,
    `p50 ${p50} ms`,
    `p99 ${p99} ms`,
  ];
  console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(18)).join(""));
}
