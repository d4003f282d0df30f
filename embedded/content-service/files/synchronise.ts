import { languageName, masterLanguage } from "../languages.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import { deleteModels, putModels } from "./change-models.ts";
import { ContentError } from "./content-error.ts";
import { describeKeptModels, describeProposal } from "./describe-proposal.ts";
import { proposeDocuments, withdrawDocuments } from "./propose-documents.ts";
import { isDocumentChange, isModelChange, recordsAfter, type SeedChange, seedChanges } from "./seed-changes.ts";
import type { Seeds } from "./seeds.ts";

/**
 * Publishes all changed files at once and removes the documents of deleted files. Returns how many the store followed.
 * Documents edited through an API stay, and `warn` is called: the files of such documents become a release.
 * Throws a `ContentError` when the store refuses the files, with content and models unchanged.
 */
export async function synchronise(
  store: ContentStore,
  seeds: Seeds,
  at: number,
  warn: (message: string) => void = console.warn,
): Promise<number> {
  const changes = await seedChanges(store, seeds);
  if (changes.length === 0) return 0;
  const settled = changes.filter(({ verdict }) => verdict !== "propose");
  const followed = settled.filter(({ verdict }) => verdict === "follow");
  await addLanguages(store, seeds);
  await follow(store, { followed, settled, at }, warn);
  await withdrawDocuments(store, settled.filter(isDocumentChange));
  await propose(
    store,
    changes.filter(({ verdict }) => verdict === "propose"),
    warn,
  );
  return followed.length;
}

interface Followed {
  readonly followed: readonly SeedChange[];
  /** All changes to record: the followed ones, and those that change nothing. */
  readonly settled: readonly SeedChange[];
  /** Epoch milliseconds. */
  readonly at: number;
}

async function follow(store: ContentStore, { followed, settled, at }: Followed, warn: (message: string) => void) {
  const models = followed.filter(isModelChange).map(({ subject }) => subject);
  const documents = followed.filter(isDocumentChange).map(({ subject }) => subject);
  const restoreModels = await putModels(
    store,
    models.flatMap(({ kind, model }) => (model ? [{ kind, model }] : [])),
  );
  const put = documents.flatMap(({ document }) => document ?? []);
  const remove = documents.flatMap(({ document, id }) => (document ? [] : id));
  const published = await store.publish({ put, remove, at, seeds: recordsAfter(await store.seeds(), settled) });
  if (isRefusal(published)) {
    await restoreModels();
    throw new ContentError([published.message]);
  }
  await deleteModels(
    store,
    models.filter(({ model }) => !model),
    warn,
  );
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
