import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import { addLanguages } from "./add-languages.ts";
import { ContentError } from "./content-error.ts";
import { deleteModels } from "./delete-models.ts";
import { putModels } from "./put-models.ts";
import { seedChanges } from "./seed-changes.ts";
import type { Seeds } from "./seeds.ts";

/**
 * Publishes what files say differently than they did when the store last read them, all documents at once, and takes away
 * what came from files that are gone. What was written through the API stays, unless its file has changed since.
 * Gives how many files were new, changed or gone; throws a `ContentError` when the store refuses them.
 */
export async function synchronise(store: ContentStore, seeds: Seeds, at: number): Promise<number> {
  const { changed, documents, models, gone, goneDocuments, current } = seedChanges(await store.seeds(), seeds);
  if (changed.length === 0) return 0;
  await addLanguages(store, seeds);
  await putModels(store, models);
  const published = await store.publish({ put: documents, remove: goneDocuments, at, seeds: current });
  if (isRefusal(published)) throw new ContentError([published.message]);
  await deleteModels(store, gone);
  return changed.length;
}
