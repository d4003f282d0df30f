import { Bench } from "tinybench";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import type { Figures } from "./figures.ts";
import { queries, runQuery } from "./queries.ts";

/** Measures the median milliseconds of each query, about a different page each time. */
export async function measureQueries(store: ContentStore, pages: number): Promise<Figures> {
  const bench = new Bench({ time: 400, warmupTime: 100, throws: true });
  let page = 0;
  for (const query of queries) {
    bench.add(query.name, () => runQuery(store, query, (page = (page + 7919) % pages)));
  }
  const tasks = await bench.run();
  return Object.fromEntries(
    tasks.map(({ name, result }) => [name, "latency" in result ? result.latency.p50 : Number.NaN]),
  );
}
