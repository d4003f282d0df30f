import { request as requests } from "@playwright/test";
import { startSite, type Site } from "../support/start-site.ts";
import { type LoadResult, sendLoad, visitAll } from "./send-load.ts";
import { mixVisits, readAddresses } from "./visits.ts";

/**
 * Loads the built site on loopback at a steady rate, with page kinds, languages and currencies mixed. Each fault of the
 * provider follows. Seconds of the first phase, requests a second and a seed may be named:
 * `npm run test:load -- 120 150 1`. Fails when a request is lost, or has a status of 5xx.
 */
const [seconds = 120, rate = 150, seed = 1] = process.argv.slice(2).map(Number);
const faultSeconds = Math.max(5, Math.round(seconds / 8));
const faults = ["500", "hang", "invalid-json", "wrong-shape"];

const site = await startSite();
try {
  process.exitCode = (await run(site)) ? 0 : 1;
} finally {
  await site.stop();
}

async function run({ baseUrl, providerUrl }: Site): Promise<boolean> {
  const request = await requests.newContext();
  const addresses = await readAddresses(request, baseUrl);
  console.log(`${addresses.length} pages are visited once, then ${rate} requests a second; seed ${seed}.`);
  const failed = await visitAll(request, baseUrl, addresses);
  await request.dispose();
  for (const line of failed) console.log(`FAILED ${line}`);
  const visits = mixVisits(addresses, 20_000, seed);
  const inOrder = report("both upstreams in order", await sendLoad({ baseUrl, visits, rate, seconds }));
  let ok = failed.length === 0 && inOrder;
  for (const fault of faults) {
    await fetch(`${providerUrl}/__fault`, { method: "PUT", body: JSON.stringify({ fault, forMs: 600_000 }) });
    ok = report(`provider: ${fault}`, await sendLoad({ baseUrl, visits, rate, seconds: faultSeconds })) && ok;
    await fetch(`${providerUrl}/__fault`, { method: "DELETE" });
  }
  return ok;
}

/** Prints a line about a phase. Returns whether every request had a response that is not a 5xx. */
function report(phase: string, { sent, statuses, lost, p50, p99 }: LoadResult): boolean {
  const shown = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const ok = lost === 0 && !Object.keys(statuses).some((status) => status.startsWith("5"));
  const line = `${sent} requests, ${shown.join(", ")}, ${lost} lost, p50 ${p50} ms, p99 ${p99} ms`;
  console.log(`${ok ? "ok    " : "FAILED"} ${phase}: ${line}`);
  return ok;
}
