import { statSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { openStore } from "../../../embedded/content-service/sqlite/open-store.ts";
import type { Figures } from "./figures.ts";
import { languages } from "./generate.ts";
import { measureLanes } from "./measure-lanes.ts";
import { measureLists } from "./measure-lists.ts";
import { measureQueries } from "./measure-queries.ts";
import { measureWriter } from "./measure-writer.ts";
import { measureWriting } from "./measure-writing.ts";

/** Measures a store of this many documents, one per page and language. */
export async function measure(file: string, size: number): Promise<Figures> {
  const pages = Math.ceil(size / languages.length);
  const start = performance.now();
  const store = await openStore({ file, threads: true, deliveries: false });
  await store.state();
  const open = performance.now() - start;
  const queries = await measureQueries(store, pages);
  const lists = await measureLists(store);
  const lanes = await measureLanes(store, pages);
  const memory = process.memoryUsage().rss / 1e6;
  const writing = { ...(await measureWriting(store, size)), ...(await measureWriter(store, size)) };
  await store.close();
  return {
    open,
    ...queries,
    ...lists,
    ...lanes,
    ...writing,
    "file, MB": statSync(file).size / 1e6,
    "memory, MB": memory,
  };
}
