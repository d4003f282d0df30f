import { startSite } from "../support/start-site.ts";
import { fuzz, type FuzzReport } from "./fuzz.ts";
import { toBytes } from "./fuzzed-request.ts";
import { diskUsage, residentMegabytes } from "./usage.ts";

/** Where a site writes: its build, and its own data. */
const folders = [".next", ".data"];

/** Growth beyond which memory, MB, or disk, files, are not bounded. */
const limits = { megabytes: 600, files: 50 };

const [count = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const site = await startSite();
const port = Number(new URL(site.baseUrl).port);
console.log(`${count} requests of seed ${seed}, 16 at a time`);
await fuzz({ port, seed: seed + 1, count: Math.min(2000, count), atOnce: 16 });

const start = performance.now();
const before = { memory: residentMegabytes(site.pid), disk: diskUsage(folders) };
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
const after = { memory: residentMegabytes(site.pid), disk: diskUsage(folders) };
await site.stop();

printReport(report);
console.log(`${seconds} s, ${report.busy} honest 503`);
console.log(`memory ${before.memory} MB before, ${peak} MB at its peak, ${after.memory} MB after`);
console.log(`disk ${JSON.stringify(before.disk)} before, ${JSON.stringify(after.disk)} after`);
const grown = peak - before.memory > limits.megabytes || after.disk.files - before.disk.files > limits.files;
if (grown) console.log("Memory or disk is not bounded.");
console.log(`${count - report.faults.length} passed, ${report.faults.length + Number(grown)} failed`);
process.exitCode = report.faults.length > 0 || grown ? 1 : 0;

function printReport({ statuses, faults }: FuzzReport): void {
  for (const { nth, request, faults: found } of faults.slice(0, 20))
    console.log(`#${nth} ${found.join(", ")}\n${JSON.stringify(toBytes(request).toString("latin1").slice(0, 1000))}`);
  const byStatus = [...statuses].toSorted(([one], [other]) => one - other);
  console.log(byStatus.map(([status, responses]) => `${status}: ${responses}`).join("  "));
}
