import { performance } from "node:perf_hooks";
import { Bench } from "tinybench";
import { replyOf } from "../../../embedded/provider-api/reply-of.ts";
import { loadCatalog } from "../../../embedded/provider-api/source/load-catalog.ts";
import type { ViewSource } from "../../../embedded/provider-api/view.ts";
import type { Questions } from "./questions.ts";

/** Milliseconds by what was measured. */
export type Figures = Readonly<Record<string, number>>;

const now = Date.parse("2026-11-21T09:00:00Z");

/** How long a catalog of this size takes to load, and each answer, written as JSON, to be made. */
export async function measure(data: URL, products: number, questions: Questions): Promise<Figures> {
  const start = performance.now();
  const catalog = loadCatalog(data, products);
  const load = performance.now() - start;
  const bench = new Bench({ time: 500, warmupTime: 200, throws: true });
  for (const [name, path] of Object.entries(questions)) {
    bench.add(name, () => void answer(path, { catalog, mediaBaseUrl: "http://media.test", now }));
  }
  const tasks = await bench.run();
  const typical = tasks.map(({ name, result }) => [name, "latency" in result ? result.latency.p50 : Number.NaN]);
  return { load, ...Object.fromEntries(typical) };
}

function answer(path: string, source: ViewSource): string {
  const url = new URL(path, "http://provider.test");
  return JSON.stringify(replyOf({ method: "GET", url, origin: undefined, country: undefined }, source).body);
}
