import { startSite } from "../support/start-site.ts";
import { fuzz, type FuzzReport } from "./fuzz.ts";
import { toBytes } from "./fuzzed-request.ts";
import { grownBeyond, residentMegabytes, type Usage, measureUsage } from "./usage.ts";

/** Most that the stored pages of the site take: so few that the requests fill it. */
const storeMegabytes = 8;

/** Most growth: MB of memory, MB of the site's own data, files of the project. */
const limits: Usage = { memory: 600, data: storeMegabytes, projectFiles: 50 };

const [count = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const site = await startSite({ PAGE_STORE_MEGABYTES: String(storeMegabytes) });
const port = Number(new URL(site.baseUrl).port);
console.log(`${count} requests of seed ${seed}, 16 at a time`);
await fuzz({ port, seed: seed + 1, count: Math.min(2000, count), atOnce: 16 });

const start = performance.now();
const before = measureUsage(site);
let peak = before.memory;
const report = await fuzz({
  port,
  seed,
  count,
  atOnce: 16,
  onProgress: () => {
    peak = Math.max(peak, residentMegabytes(site.pid));
  },
});
const seconds = Math.round((performance.now() - start) / 1000);
const after = measureUsage(site);
await site.stop();

printReport(report);
console.log(`${seconds} s, ${report.busy} honest 503`);
console.log(`memory ${before.memory} MB before, ${peak} MB at its peak, ${after.memory} MB after`);
console.log(
  `data of the site ${before.data} MB before, ${after.data} MB after, of at most ${storeMegabytes} MB of pages`,
);
console.log(`files of the project ${before.projectFiles} before, ${after.projectFiles} after`);
const unbounded = grownBeyond(limits, before, { ...after, memory: peak });
if (unbounded.length > 0) console.log(`Not bounded: ${unbounded.join(", ")}.`);
const failed = report.faults.length + unbounded.length;
console.log(`${count - report.faults.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function printReport({ statuses, faults }: FuzzReport): void {
  for (const { nth, request, faults: found } of faults.slice(0, 20))
    console.log(`#${nth} ${found.join(", ")}\n${JSON.stringify(toBytes(request).toString("latin1").slice(0, 1000))}`);
  const byStatus = [...statuses].toSorted(([one], [other]) => one - other);
  console.log(byStatus.map(([status, responses]) => `${status}: ${responses}`).join("  "));
}
