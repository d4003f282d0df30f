import { Bench } from "tinybench";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import type { ListQuery } from "../../../embedded/content-service/store/document-list.ts";
import type { Figures } from "./figures.ts";

const all: ListQuery = {
  text: "",
  type: undefined,
  host: undefined,
  lang: undefined,
  state: undefined,
  problem: undefined,
  kind: undefined,
  findings: undefined,
  checkedBefore: undefined,
  firstLang: undefined,
  author: undefined,
  since: 0,
  order: "at",
  offset: 0,
  pageSize: 50,
};

/** Lists as editors read them, of documents in all languages. */
const lists: Readonly<Record<string, ListQuery>> = {
  "editors' list, all": all,
  "editors' list, words": { ...all, text: "page 1" },
  "editors' list, filtered and by heading": { ...all, lang: "de-de", state: "published", order: "heading" },
};

/** Measures the median milliseconds of each list. */
export async function measureLists(store: ContentStore): Promise<Figures> {
  const bench = new Bench({ time: 400, warmupTime: 100, throws: true });
  for (const [name, query] of Object.entries(lists)) bench.add(name, () => store.listDocuments(query));
  const tasks = await bench.run();
  return Object.fromEntries(
    tasks.map(({ name, result }) => [name, "latency" in result ? result.latency.p50 : Number.NaN]),
  );
}
