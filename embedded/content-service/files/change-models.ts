import type { ContentStore } from "../store/content-store.ts";
import type { ModelChange } from "../store/model-store.ts";
import { ContentError } from "./content-error.ts";
import type { ModelSubject } from "./seed-subjects.ts";
import type { ModelSeed } from "./seeds.ts";

/**
 * Inserts or updates models and returns a function that reverts it. Throws a `ContentError` when the store refuses a
 * model.
 */
export async function putModels(store: ContentStore, seeds: readonly ModelSeed[]): Promise<() => Promise<void>> {
  const before = { customtype: await store.models("customtype"), slice: await store.models("slice") };
  const known = ({ kind, model }: ModelSeed) => before[kind].find(({ id }) => id === model.id);
  const put = seeds.map((seed): ModelChange => ({ ...seed, change: known(seed) ? "update" : "insert" }));
  const undo = seeds.map((seed): ModelChange => {
    const model = known(seed);
    const { kind } = seed;
    return model ? { change: "update", kind, model } : { change: "delete", kind, id: seed.model.id };
  });
  await change(store, put);
  return () => change(store, undo);
}

async function change(store: ContentStore, changes: readonly ModelChange[]): Promise<void> {
  const refusal = changes.length === 0 ? undefined : await store.changeModels(changes);
  if (refusal) throw new ContentError([refusal.message]);
}

/** Deletes models without a file. A custom type that has documents remains, with a warning. */
export async function deleteModels(
  store: ContentStore,
  models: readonly Pick<ModelSubject, "kind" | "id">[],
  warn: (message: string) => void,
): Promise<void> {
  const refusals = await Promise.all(models.map(({ kind, id }) => store.deleteModel(kind, id)));
  for (const refusal of refusals)
    if (refusal?.refused === "in-use") warn(`The file of a model is gone, the model stays. ${refusal.message}`);
}
