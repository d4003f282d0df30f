import type { ContentStore } from "../store/content-store.ts";
import { isRefusal, type Refusal } from "../store/refusal.ts";
import { isDocumentChange, recordsAfter, type SeedChange } from "./seed-changes.ts";

export type Step = readonly SeedChange[];

export interface StepOptions {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Called before each step, with the changes that are not published yet. */
  readonly starts: (remaining: readonly SeedChange[]) => void;
  /** Whether steps come before the first one of these. */
  readonly continues?: boolean;
}

/** Splits changes into steps. Models are in the first one, and documents without a file make room for others there. */
export function toSteps(changes: readonly SeedChange[], maxDocuments: number): readonly Step[] {
  const documents = changes.filter(isDocumentChange);
  const ordered = [...documents.filter(isGone), ...documents.filter((change) => !isGone(change))];
  const rest = ordered.slice(maxDocuments);
  const count = rest.length === 0 ? 0 : Math.ceil(rest.length / maxDocuments);
  return [
    [...changes.filter((change) => !isDocumentChange(change)), ...ordered.slice(0, maxDocuments)],
    ...Array.from({ length: count }, (_, step) => rest.slice(step * maxDocuments, (step + 1) * maxDocuments)),
  ];
}

function isGone(change: SeedChange): boolean {
  return isDocumentChange(change) && change.subject.document === undefined;
}

/**
 * Publishes each step with the records of its files in one transaction. A process that is killed goes on with the next step
 * when it starts again. If a step needs a later one, as when two documents exchange their languages, publishes the rest at
 * once. Returns why the store refuses that too.
 */
export async function publishInSteps(
  store: ContentStore,
  [step, ...rest]: readonly Step[],
  options: StepOptions,
): Promise<Refusal | undefined> {
  if (step === undefined) return undefined;
  const remaining = [step, ...rest].flat();
  options.starts(remaining);
  const refusal = await publishStep(store, step, options);
  if (refusal === undefined) return publishInSteps(store, rest, { ...options, continues: true });
  return rest.length === 0 ? refusal : publishStep(store, remaining, options);
}

async function publishStep(
  store: ContentStore,
  step: Step,
  { at, continues = false }: StepOptions,
): Promise<Refusal | undefined> {
  const documents = step.filter(isDocumentChange).filter(({ verdict }) => verdict === "follow");
  const put = documents.flatMap(({ subject }) => subject.document ?? []);
  const remove = documents.flatMap(({ subject: { document, id } }) => (document ? [] : id));
  const seeds = recordsAfter(await store.seeds(), step);
  const published = await store.publish({ put, remove, at, seeds, continues });
  return isRefusal(published) ? published : undefined;
}
