import { randomBytes } from "node:crypto";
import type { ContentStore } from "../store/content-store.ts";
import type { Overlay } from "../store/state.ts";
import { documentStems } from "./fingerprints.ts";
import type { DocumentChange } from "./seed-changes.ts";

/** Releases that hold changes of files, and the documents in them that nobody edited there. */
export interface FileRelease {
  readonly release: Overlay;
  /** Documents of the release that a person edited after they were put there. */
  readonly edited: ReadonlySet<string>;
  /** Documents of the release that are as the files said. */
  readonly untouched: ReadonlySet<string>;
}

/** Ids of releases that hold changes of files start with this. */
const idPrefix = "files-";

export function newFileRelease(): Omit<Overlay, "revision"> {
  return { id: `${idPrefix}${randomBytes(6).toString("base64url")}`, kind: "release", label: "", scheduledAt: null };
}

/** Reads all releases of changed files and how they hold these documents. */
export async function fileReleases(
  store: ContentStore,
  changes: readonly DocumentChange[],
): Promise<readonly FileRelease[]> {
  const { master, releases } = await store.state();
  const ours = releases.filter(({ id }) => id.startsWith(idPrefix));
  return Promise.all(ours.map((release) => readRelease(store, master, release, changes)));
}

async function readRelease(
  store: ContentStore,
  master: number,
  release: Overlay,
  changes: readonly DocumentChange[],
): Promise<FileRelease> {
  const held = new Set((await store.overlayChanges(release.id)).map(({ document }) => document));
  const relevant = changes.filter(({ subject }) => held.has(subject.id));
  const documents = await store.documents({ master, overlay: release }, [...listIds(relevant)]);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const isUntouched = ({ subject, before }: DocumentChange) =>
    documentStems(byId.get(subject.id), before?.fingerprint ?? "");
  const edited = relevant.filter((change) => !isUntouched(change));
  return { release, untouched: listIds(relevant.filter(isUntouched)), edited: listIds(edited) };
}

function listIds(changes: readonly DocumentChange[]): ReadonlySet<string> {
  return new Set(changes.map(({ subject }) => subject.id));
}
