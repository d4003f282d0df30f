import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore } from "../../sqlite/open-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { DocumentContent } from "../../store/document.ts";

/** Returns a store file that is deleted after the test. */
export function temporaryStoreFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "content-store-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, "content.db");
}

/** Opens a store with English and German, closed after the test. */
export async function temporaryStore(file = temporaryStoreFile()): Promise<ContentStore> {
  const store = await openStore({ file, threads: false });
  onTestFinished(() => store.close());
  await store.setLanguages([
    { id: "en-us", name: "English - United States" },
    { id: "de-de", name: "German - Germany" },
  ]);
  return store;
}

/** Creates an English page whose id is also its uid. */
export function englishPage(id: string, more: Partial<DocumentContent> = {}): DocumentContent {
  return { id, uid: id, translations: id, type: "page", lang: "en-us", title: id, tags: [], data: {}, ...more };
}
