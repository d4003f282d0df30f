import type { ContentStore } from "../store/content-store.ts";
import { modelOfSeed } from "./seed-name.ts";

/** Deletes the models of files that are gone, but for custom types that still have documents: those are refused. */
export async function deleteModels(store: ContentStore, names: readonly string[]): Promise<void> {
  const models = names.flatMap((name) => modelOfSeed(name) ?? []);
  await Promise.all(models.map(({ kind, id }) => store.deleteModel(kind, id)));
}
