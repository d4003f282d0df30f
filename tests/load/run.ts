import path from "node:path";
import { pathToFileURL } from "node:url";
import { startUpstreams, type Upstreams } from "../faults/start-upstreams.ts";
import type { Fault } from "../support/faulty-proxy.ts";
import { startSite, type Site } from "../support/start-site.ts";
import { loadMachines } from "./load-machines.ts";
import { createReport } from "./report.ts";
import { sendLoad, visitAll } from "./send-load.ts";
import { listEach, mixVisits, readAddresses, type Visit } from "./visits.ts";

/**
 * Loads the built site on loopback at a steady rate, with page kinds, languages and currencies mixed. Then every page is
 * stale, and each upstream fails in each way. At last there are two instances, and Redis and one of them are killed.
 * Seconds of the first phase, requests a second and a seed may be named: `npm run test:long -- load 120 150 1`. Fails when a
 * request is lost, or has a status of 5xx.
 */
const [seconds = 120, rate = 150, seed = 1] = process.argv.slice(2).map(Number);
const faultSeconds = Math.max(5, Math.round(seconds / 8));
const failing = ["provider", "content"] as const;
const faults: readonly Fault[] = ["status 500", "no response", "truncated JSON", "JSON of another shape"];
const clock = pathToFileURL(path.resolve("tests/support/clock-ahead.mjs")).href;

const upstreams = await startUpstreams();
try {
  const site = await startSite({
    CONTENT_API_URL: `${upstreams.content.origin}/api/v2`,
    PROVIDER_API_URL: upstreams.provider.origin,
    LOCAL_HOSTS: "1",
    LOG_LEVEL: "fatal",
    NODE_OPTIONS: `--import ${clock}`,
  });
  const addresses = await readAddresses(site.baseUrl);
  const results = [
    ...(await loadOne(site, upstreams, addresses).finally(site.stop)),
    ...(await loadMachines({ upstreams, addresses, seed, rate, seconds: faultSeconds })),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await upstreams.stop();
}

/** Returns whether each phase of one instance is as it should be. */
async function loadOne(
  { baseUrl, signal }: Site,
  { content, provider }: Upstreams,
  addresses: readonly Visit[],
): Promise<readonly boolean[]> {
  const bases = [baseUrl];
  const proxies = { content, provider };
  const nextVisit = mixVisits(addresses, seed);
  const report = createReport();
  const results = [
    report({ name: "each page once", visited: await visitAll(bases, listEach(addresses)) }),
    report({ name: "both upstreams in order", visited: await sendLoad({ bases, nextVisit, rate, seconds }) }),
  ];
  signal("SIGUSR2");
  for (const upstream of failing) {
    for (const fault of faults) {
      proxies[upstream].set(fault);
      const visited = await sendLoad({ bases, nextVisit, rate, seconds: faultSeconds });
      results.push(report({ name: `${upstream}: ${fault}`, visited, contentFails: upstream === "content" }));
      proxies[upstream].set(undefined);
    }
  }
  return results;
}
