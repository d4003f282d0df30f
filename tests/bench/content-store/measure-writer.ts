import { performance } from "node:perf_hooks";
import type { ContentStore, OpenStore } from "../../../embedded/content-service/store/content-store.ts";
import { median } from "../../support/percentile.ts";
import type { Figures } from "./figures.ts";
import { generate } from "./generate.ts";
import { queries, runQuery } from "./queries.ts";

const rounds = 3;
const documentsOfRelease = 10;
const readers = 50;
/** Pairs of reads that the service makes for each document that an editor puts. */
const readsOfWrite = 4;

/** The figure that says how much longer a release takes while others read. */
export const besideReaders = "release of 10 beside 50 readers, times alone";

/** Measures a release of ten documents, alone and beside readers, and beside readers without its precedence. */
export async function measureWriter(store: OpenStore, size: number): Promise<Figures> {
  const alone = await releases(store.forWriters, size);
  const enough = new AbortController();
  const busy = Array.from({ length: readers }, (_, reader) => readRepeatedly(store, reader, enough.signal));
  const beside = await releases(store.forWriters, size);
  const inTurn = await releases(store, size);
  enough.abort();
  await Promise.all(busy);
  return { "release of 10, alone": alone, [besideReaders]: beside / alone, "the same, in turn": inTurn / alone };
}

async function releases(store: ContentStore, size: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await store.putOverlay({ id: "beside", kind: "release", label: "beside", scheduledAt: null });
    for (let index = 0; index < documentsOfRelease; index++) await put(store, (index * 6151 + round) % size);
    await store.publishOverlay("beside", Date.now());
    times.push(performance.now() - start);
  }
  return median(times);
}

async function put(store: ContentStore, index: number): Promise<void> {
  const document = generate(index);
  for (let read = 0; read < readsOfWrite; read++) {
    const { master } = await store.state();
    await store.stubs({ master, overlay: undefined }, [document.id]);
  }
  await store.putDocument("beside", { ...document, title: `${performance.now()}` });
}

async function readRepeatedly(store: ContentStore, reader: number, signal: AbortSignal): Promise<void> {
  for (let page = reader; !signal.aborted; page += readers) {
    for (const query of queries) await runQuery(store, query, page);
  }
}
