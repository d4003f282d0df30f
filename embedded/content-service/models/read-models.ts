import type { ContentStore } from "../store/content-store.ts";
import type { Models } from "./models.ts";
import { parseModels } from "./parse-models.ts";

export type ModelSource = Pick<ContentStore, "models" | "modelRevision">;

interface Known {
  readonly revision: number;
  readonly models: Promise<Models>;
}

const known = new WeakMap<ModelSource, Known>();

/** Returns the models of a store, parsed once for each revision. */
export async function readModels(store: ModelSource): Promise<Models> {
  const revision = await store.modelRevision();
  const present = known.get(store);
  if (present?.revision === revision) return present.models;
  const models = parseAll(store);
  known.set(store, { revision, models });
  models.catch(() => known.delete(store));
  return models;
}

async function parseAll(store: ModelSource): Promise<Models> {
  return parseModels(await store.models("customtype"), await store.models("slice"));
}
