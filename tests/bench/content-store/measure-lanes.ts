import { performance } from "node:perf_hooks";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import { ask } from "./ask.ts";
import type { Figures } from "./figures.ts";
import { percentile } from "./percentile.ts";
import { byUid, type Question } from "./questions.ts";

const quickQuestions = 400;
const longSearches = 3;

/** A question that has to look at the text of every document, and puts all of them in order. */
const long: Question = {
  name: "long",
  q: (page) => `[[fulltext(document, "colosseum")][number.gt(my.article.price, ${page / 1000})]]`,
  orderings: () => "[my.article.opens desc,my.article.category]",
};

/** The slowest hundredth of pages found by uid, alone and while several long searches are always under way. */
export async function measureLanes(store: ContentStore, pages: number): Promise<Figures> {
  const alone = await askQuickly(store, pages);
  const enough = new AbortController();
  const searches = Array.from({ length: longSearches }, (_, index) => keepSearching(store, index, enough.signal));
  const busy = await askQuickly(store, pages);
  enough.abort();
  await Promise.all(searches);
  return { "by uid, p99": percentile(alone, 0.99), "by uid beside long searches, p99": percentile(busy, 0.99) };
}

async function keepSearching(store: ContentStore, first: number, signal: AbortSignal): Promise<void> {
  for (let page = first; !signal.aborted; page += longSearches) await ask(store, long, page);
}

async function askQuickly(store: ContentStore, pages: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < quickQuestions; index++) {
    const start = performance.now();
    await ask(store, byUid, (index * 7919) % pages);
    times.push(performance.now() - start);
  }
  return times;
}
