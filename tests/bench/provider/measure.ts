import { performance } from "node:perf_hooks";
import { Bench } from "tinybench";
import { loadCatalog } from "../../../embedded/provider-api/source/load-catalog.ts";
import { apiApp } from "../../../embedded/provider-api/tests/api-app.ts";
import type { Requests } from "./requests.ts";

/** Milliseconds by what was measured. */
export type Figures = Readonly<Record<string, number>>;

const now = Date.parse("2026-11-21T09:00:00Z");

/** Measures how long a catalog of this size takes to load, and each request until its JSON text. */
export async function measure(data: URL, products: number, requests: Requests): Promise<Figures> {
  const start = performance.now();
  const catalog = loadCatalog(data, products);
  const load = performance.now() - start;
  const bench = new Bench({ time: 500, warmupTime: 200, throws: true });
  const app = apiApp({ catalog, mediaBaseUrl: "http://media.test", now });
  for (const [name, path] of Object.entries(requests)) bench.add(name, async () => void (await requestText(app, path)));
  const tasks = await bench.run();
  const typical = tasks.map(({ name, result }) => [name, "latency" in result ? result.latency.p50 : Number.NaN]);
  return { load, ...Object.fromEntries(typical) };
}

async function requestText(app: ReturnType<typeof apiApp>, path: string): Promise<string> {
  const response = await app.request(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
