import { languageName, masterLanguage } from "../languages.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import { deleteModels } from "./change-models.ts";
import { putModels } from "./change-models.ts";
import { ContentError } from "./content-error.ts";
import { editedSeeds } from "./fingerprints.ts";
import { seedChanges } from "./seed-changes.ts";
import type { Seeds } from "./seeds.ts";

/**
 * Publishes what files say differently than they did when the store last read them, all documents at once, and takes away
 * what came from files that are gone. What was written through the API stays, unless its file has changed since, of which
 * `warn` is told. Gives how many files were new, changed or gone. Throws a `ContentError` when the store refuses them:
 * the content and its models are as before then.
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

/** Lets the store take documents in these languages; it goes on with those it knows already. */
async function addLanguages(store: ContentStore, { languages, documents }: Seeds): Promise<void> {
  const known = (await store.state()).languages;
  const wanted = [masterLanguage, ...languages, ...documents.map(({ lang }) => lang).sort()];
  const missing = [...new Set(wanted)].filter((id) => known.every((one) => one.id !== id));
  if (missing.length === 0) return;
  await store.setLanguages([...known, ...missing.map((id) => ({ id, name: languageName(id) }))]);
}
