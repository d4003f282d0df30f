import type { ContentStore } from "../store/content-store.ts";
import { deleteModels, putModels } from "./change-models.ts";
import { ContentError } from "./content-error.ts";
import { publishInSteps, toSteps } from "./publish-in-steps.ts";
import { isDocumentChange, isModelChange, type SeedChange } from "./seed-changes.ts";

export interface FollowedFiles {
  /** Changes that the store follows, and those that only its records follow. */
  readonly settled: readonly SeedChange[];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly steps: Steps;
}

export interface Steps {
  readonly maxDocuments: number;
  /** Called before each of several steps, with how many documents are still to be published. */
  readonly report: (remaining: number) => void;
}

/** Changes models and documents as their files say. Throws a `ContentError` when the store refuses them. */
export async function followFiles(
  store: ContentStore,
  files: FollowedFiles,
  warn: (message: string) => void,
): Promise<void> {
  const models = followedModels(files);
  const restoreModels = await putModels(
    store,
    models.flatMap(({ kind, model }) => (model ? [{ kind, model }] : [])),
  );
  await publishDocuments(store, files, restoreModels);
  await deleteModels(
    store,
    models.filter(({ model }) => !model),
    warn,
  );
}

function followedModels({ settled }: FollowedFiles) {
  return settled
    .filter(isModelChange)
    .filter(({ verdict }) => verdict === "follow")
    .map(({ subject }) => subject);
}

/** Publishes the documents. The first step records the models too: only before it are they restored. */
async function publishDocuments(
  store: ContentStore,
  { settled, at, steps: { maxDocuments, report } }: FollowedFiles,
  restoreModels: () => Promise<void>,
): Promise<void> {
  const steps = toSteps(settled, maxDocuments);
  let started = 0;
  const starts = (remaining: readonly SeedChange[]) => {
    started += 1;
    if (steps.length > 1) report(remaining.filter(isDocumentChange).length);
  };
  const refusal = await publishInSteps(store, steps, { at, starts });
  if (refusal === undefined) return;
  if (started === 1) await restoreModels();
  throw new ContentError([refusal.message]);
}
