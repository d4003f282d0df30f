import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readPhotos } from "@tessera/media/photos.ts";
import { completeDocuments } from "../../files/complete-documents.ts";
import type { DocumentSource } from "../../files/document-source.ts";
import { toSourceId } from "../../files/document-targets.ts";
import type { ModelSeed } from "../../files/seeds.ts";
import type { Steps } from "../../files/follow-files.ts";
import { synchronize } from "../../files/synchronize.ts";
import { openStore } from "../../sqlite/open-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { DocumentContent, StoredDocument } from "../../store/document.ts";

export const rome = {
  type: "page",
  uid: "rome",
  lang: "en-us",
  tags: [],
  data: { title: "Rome" },
} satisfies DocumentSource;
export const berlin = { ...rome, uid: "berlin", lang: "de-de", data: { title: "Berlin" } };
export const pageModel: ModelSeed = { kind: "customtype", model: { id: "page", label: "Page", json: {} } };
export const heroModel: ModelSeed = { kind: "slice", model: { id: "hero", variations: [] } };

export async function emptyStore(): Promise<ContentStore> {
  const folder = mkdtempSync(join(tmpdir(), "seeds-"));
  const store = await openStore({ file: join(folder, "content.db"), threads: false });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

interface Files {
  /** Epoch milliseconds. */
  readonly at?: number;
  readonly models?: readonly ModelSeed[];
  readonly warn?: (message: string) => void;
  readonly steps?: Steps;
}

/** Synchronizes a store with these files; a warning that nobody expects fails the test. */
export function files(
  store: ContentStore,
  sources: readonly DocumentSource[],
  { at = 1000, models = [], warn = unexpected, steps }: Files = {},
): Promise<number> {
  const documents = completeDocuments(sources, readPhotos());
  return synchronize(store, { languages: ["fr-fr"], documents, models }, at, { warn, steps });
}

function unexpected(message: string): never {
  throw new Error(message);
}

/** Publishes documents as an editor does, or takes some away. */
export async function edit(
  store: ContentStore,
  sources: readonly DocumentSource[],
  removed: readonly DocumentSource[] = [],
): Promise<void> {
  const put: readonly DocumentContent[] = completeDocuments(sources, readPhotos());
  await store.publish({ put, remove: removed.map(toSourceId), at: 2000 });
}

/** Reads a document as the published view, or a release, shows it. */
export async function read(
  store: ContentStore,
  source: DocumentSource,
  release?: string,
): Promise<StoredDocument | undefined> {
  const { master } = await store.state();
  const overlay = release === undefined ? undefined : await store.overlay(release);
  return (await store.documents({ master, overlay }, [toSourceId(source)]))[0];
}
