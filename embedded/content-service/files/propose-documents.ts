import type { ContentStore } from "../store/content-store.ts";
import { isRefusal, type Refusal } from "../store/refusal.ts";
import type { Overlay } from "../store/state.ts";
import { fileReleases, newFileRelease } from "./file-releases.ts";
import { labelRelease } from "./label-release.ts";
import type { DocumentChange } from "./seed-changes.ts";

export interface Proposal {
  /** The release that waits for a person. */
  readonly release: Pick<Overlay, "id" | "label">;
  readonly changes: readonly DocumentChange[];
  /** Reasons why the release cannot hold the document of a file, by its name. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/**
 * Puts the files of edited documents into a release. It is the release of earlier files, unless a person has scheduled
 * it or edited these documents in it.
 */
export async function proposeDocuments(store: ContentStore, changes: readonly DocumentChange[]): Promise<Proposal> {
  const open = (await fileReleases(store, changes)).find(
    ({ release, edited }) => release.scheduledAt === null && edited.size === 0,
  );
  const release = open?.release ?? newFileRelease();
  if (!open) await store.putOverlay({ ...release, label: "Files changed" });
  const results = await Promise.all(changes.map((change) => putChange(store, release.id, change)));
  const refusals = new Map(results.flat());
  return { release: await labelRelease(store, release.id), changes, refusals };
}

/** Returns the reason of a refusal beside the file's name. */
async function putChange(
  store: ContentStore,
  release: string,
  { name, subject: { id, document } }: DocumentChange,
): Promise<readonly [string, Refusal][]> {
  const refusal = await (document ? store.putDocument(release, document) : store.archiveDocument(release, id));
  return refusal && isRefusal(refusal) ? [[name, refusal]] : [];
}

/** Takes documents out of the releases of changed files, unless a person edited them there. */
export async function withdrawDocuments(store: ContentStore, changes: readonly DocumentChange[]): Promise<void> {
  const releases = await fileReleases(store, changes);
  const held = releases.filter(({ untouched }) => untouched.size > 0);
  await Promise.all(
    held.map(async ({ release: { id }, untouched }) => {
      await Promise.all([...untouched].map((document) => store.resetDocument(id, document)));
      await labelRelease(store, id);
    }),
  );
}
