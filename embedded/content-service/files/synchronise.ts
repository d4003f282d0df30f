import { languageName, masterLanguage } from "../languages.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import { deleteModels, putModels } from "./change-models.ts";
import { ContentError } from "./content-error.ts";
import { editedSeeds } from "./fingerprints.ts";
import { seedChanges } from "./seed-changes.ts";
import type { Seeds } from "./seeds.ts";

/**
 * Publishes all changed files at once and removes the documents of deleted files. Returns how many files changed.
 * Documents that were written through the API remain until their file changes; then `warn` is called.
 * Throws a `ContentError` when the store refuses the files, with content and models unchanged.
 */
export async function synchronise(
  store: ContentStore,
  seeds: Seeds,
  at: number,
  warn: (message: string) => void = console.warn,
): Promise<number> {
  const known = await store.seeds();
  const { changed, documents, models, gone, goneDocuments, current } = seedChanges(known, seeds);
  if (changed.length === 0) return 0;
  const edited = await editedSeeds(store, known, changed);
  await addLanguages(store, seeds);
  const restoreModels = await putModels(store, models);
  const published = await store.publish({ put: documents, remove: goneDocuments, at, seeds: current });
  if (isRefusal(published)) {
    await restoreModels();
    throw new ContentError([published.message]);
  }
  await deleteModels(store, gone, warn);
  for (const name of edited)
    warn(`The file ${name} has changed or gone: what was written over it through the API is lost.`);
  return changed.length;
}

/** Adds missing languages to those that the store has. */
async function addLanguages(store: ContentStore, { languages, documents }: Seeds): Promise<void> {
  const known = (await store.state()).languages;
  const wanted = [masterLanguage, ...languages, ...documents.map(({ lang }) => lang).sort()];
  const missing = [...new Set(wanted)].filter((id) => known.every((one) => one.id !== id));
  if (missing.length === 0) return;
  await store.setLanguages([...known, ...missing.map((id) => ({ id, name: languageName(id) }))]);
}
