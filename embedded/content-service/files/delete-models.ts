import type { ContentStore } from "../store/content-store.ts";
import { modelOfSeed } from "./seed-name.ts";

/** Deletes the models of files that are gone, but for custom types that still have documents: `warn` is told of those. */
export async function deleteModels(
  store: ContentStore,
  names: readonly string[],
  warn: (message: string) => void,
): Promise<void> {
  const models = names.flatMap((name) => modelOfSeed(name) ?? []);
  const refusals = await Promise.all(models.map(({ kind, id }) => store.deleteModel(kind, id)));
  for (const refusal of refusals)
    if (refusal?.refused === "conflict") warn(`The file of a model is gone, the model stays. ${refusal.message}`);
}
