import { performance } from "node:perf_hooks";
import type { ContentStore } from "../../../embedded/content-service/store/content-store.ts";
import { isRefusal } from "../../../embedded/content-service/store/refusal.ts";
import { median } from "../../support/percentile.ts";
import type { Figures } from "./figures.ts";
import { generate } from "./generate.ts";

const rounds = 5;
const documentsOfRelease = 100;

/** Measures putting one document into a release, and publishing a release of 100 documents. */
export async function measureWriting(store: ContentStore, size: number): Promise<Figures> {
  const writes: number[] = [];
  const publications: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const id = `release-${round}`;
    await store.putOverlay({ id, kind: "release", label: id, scheduledAt: null });
    for (let index = 0; index < documentsOfRelease; index++) {
      writes.push(await timed(() => store.putDocument(id, changed((index * 6151 + round) % size, round))));
    }
    publications.push(await timed(() => store.publishOverlay(id, Date.now())));
  }
  return { "write of a document": median(writes), "publication of 100": median(publications) };
}

function changed(index: number, round: number) {
  const document = generate(index);
  return { ...document, data: { ...document.data, category: `changed-${round}` } };
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const result = await action();
  if (typeof result === "object" && isRefusal(result)) throw new Error(result.message);
  return performance.now() - start;
}
