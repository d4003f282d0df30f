import { writeSync } from "node:fs";
import { openStore } from "../../sqlite/open-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { DocumentContent } from "../../store/document.ts";

/**
 * Publishes one release after the other until it is killed: `content-writer.ts <file> <first> <threads>`. Prints a line
 * of JSON for each acknowledged write.
 * Release n puts the number n, a tag and a word into the same documents. It adds the document `only-n` and archives the
 * previous one.
 */
const [file = "", first = "1", threads = "false"] = process.argv.slice(2);

function document(id: string, number: number): DocumentContent {
  const data = { number, text: `word${number}` };
  return { id, uid: id, translations: id, type: "page", lang: "en-us", title: id, tags: [`round-${number}`], data };
}

function acknowledge(did: "put" | "publish", number: number, id: string): void {
  writeSync(1, `${JSON.stringify({ did, number, id })}\n`);
}

async function publishRelease(store: ContentStore, number: number): Promise<void> {
  const release = `release-${number}`;
  await store.putOverlay({ id: release, kind: "release", label: release, scheduledAt: null });
  for (const id of ["doc-0", "doc-1", "doc-2", "doc-3", `only-${number}`]) {
    await store.putDocument(release, document(id, number));
    acknowledge("put", number, id);
  }
  await store.archiveDocument(release, `only-${number - 1}`);
  await store.publishOverlay(release, Date.now());
  acknowledge("publish", number, release);
  if (number % 5 === 0) await store.prune(Date.now() - 20);
}

const store = await openStore({ file, threads: threads === "true" });
await store.setLanguages([{ id: "en-us", name: "English" }]);
for (let number = Number(first); ; number += 1) await publishRelease(store, number);
