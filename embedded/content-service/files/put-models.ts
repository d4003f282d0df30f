import type { ContentStore } from "../store/content-store.ts";
import type { ModelChange } from "../store/model-store.ts";
import { ContentError } from "./content-error.ts";
import type { ModelSeed } from "./seeds.ts";

/** Adds models, or changes those there are. Throws a `ContentError` when the store refuses one. */
export async function putModels(store: ContentStore, seeds: readonly ModelSeed[]): Promise<void> {
  if (seeds.length === 0) return;
  const known = {
    customtype: new Set((await store.models("customtype")).map(({ id }) => id)),
    slice: new Set((await store.models("slice")).map(({ id }) => id)),
  };
  const changes = seeds.map(({ kind, model }): ModelChange => ({
    change: known[kind].has(model.id) ? "update" : "insert",
    kind,
    model,
  }));
  const refusal = await store.changeModels(changes);
  if (refusal) throw new ContentError([refusal.message]);
}
