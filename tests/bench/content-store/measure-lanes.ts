import { performance } from "node:perf_hooks";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import { percentile } from "../../support/percentile.ts";
import type { Figures } from "./figures.ts";
import { byUid, type BenchQuery, runQuery } from "./queries.ts";

const quickQueries = 400;
const longSearches = 3;

/** A query that reads the text of every document and sorts all of them. */
const long: BenchQuery = {
  name: "long",
  q: (page) => `[[fulltext(document, "colosseum")][number.gt(my.article.price, ${page / 1000})]]`,
  orderings: () => "[my.article.opens desc,my.article.category]",
};

/** Measures the 99th percentile of queries by uid, alone and beside long searches. */
export async function measureLanes(store: ContentStore, pages: number): Promise<Figures> {
  const alone = await runQuickly(store, pages);
  const enough = new AbortController();
  const searches = Array.from({ length: longSearches }, (_, index) => searchRepeatedly(store, index, enough.signal));
  const busy = await runQuickly(store, pages);
  enough.abort();
  await Promise.all(searches);
  return { "by uid, p99": percentile(alone, 0.99), "by uid beside long searches, p99": percentile(busy, 0.99) };
}

async function searchRepeatedly(store: ContentStore, first: number, signal: AbortSignal): Promise<void> {
  for (let page = first; !signal.aborted; page += longSearches) await runQuery(store, long, page);
}

async function runQuickly(store: ContentStore, pages: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < quickQueries; index++) {
    const start = performance.now();
    await runQuery(store, byUid, (index * 7919) % pages);
    times.push(performance.now() - start);
  }
  return times;
}
