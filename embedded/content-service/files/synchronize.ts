import { languageName, masterLanguage } from "../languages.ts";
import type { ContentStore } from "../store/content-store.ts";
import { describeKeptModels, describeProposal } from "./describe-proposal.ts";
import { followFiles, type Steps } from "./follow-files.ts";
import { proposeDocuments, withdrawDocuments } from "./propose-documents.ts";
import { isDocumentChange, isModelChange, recordsAfter, type SeedChange, seedChanges } from "./seed-changes.ts";
import type { Seeds } from "./seeds.ts";

export interface SynchronizeOptions {
  readonly warn?: ((message: string) => void) | undefined;
  /** Publishes in several steps, for a store that nobody reads yet. Default: all at once. */
  readonly steps?: Steps | undefined;
}

const allAtOnce: Steps = { maxDocuments: Number.POSITIVE_INFINITY, report: () => {} };

/**
 * Publishes all changed files and removes the documents of deleted files. Returns how many the store followed.
 * Documents edited through an API stay, and `warn` is called: the files of such documents become a release.
 * Throws a `ContentError` when the store refuses the files, with content and models unchanged; earlier steps stay.
 */
export async function synchronize(
  store: ContentStore,
  seeds: Seeds,
  at: number,
  { warn = console.warn, steps = allAtOnce }: SynchronizeOptions = {},
): Promise<number> {
  const changes = await seedChanges(store, seeds);
  if (changes.length === 0) return 0;
  const settled = changes.filter(({ verdict }) => verdict !== "propose");
  await addLanguages(store, seeds);
  await followFiles(store, { settled, at, steps }, warn);
  await withdrawDocuments(store, settled.filter(isDocumentChange));
  await propose(
    store,
    changes.filter(({ verdict }) => verdict === "propose"),
    warn,
  );
  return settled.filter(({ verdict }) => verdict === "follow").length;
}

/** Leaves files to a person. Records them last, so that an interrupted start proposes them again. */
async function propose(
  store: ContentStore,
  changes: readonly SeedChange[],
  warn: (message: string) => void,
): Promise<void> {
  if (changes.length === 0) return;
  const models = changes.filter(isModelChange);
  if (models.length > 0) warn(describeKeptModels(models));
  const documents = changes.filter(isDocumentChange);
  const proposal = documents.length === 0 ? undefined : await proposeDocuments(store, documents);
  if (proposal) warn(describeProposal(proposal));
  const recorded = changes.filter(({ name }) => !proposal?.refusals.has(name));
  await store.publish({ put: [], remove: [], at: 0, seeds: recordsAfter(await store.seeds(), recorded) });
}

/** Adds missing languages to those that the store has. */
async function addLanguages(store: ContentStore, { languages, documents }: Seeds): Promise<void> {
  const known = (await store.state()).languages;
  const wanted = [masterLanguage, ...languages, ...documents.map(({ lang }) => lang).sort()];
  const missing = [...new Set(wanted)].filter((id) => known.every((one) => one.id !== id));
  if (missing.length === 0) return;
  await store.setLanguages([...known, ...missing.map((id) => ({ id, name: languageName(id) }))]);
}
