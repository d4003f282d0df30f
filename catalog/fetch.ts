import { chunks } from "./chunks.ts";
import type { Needs } from "./needs.ts";
import type { LoadContext } from "./resource.ts";
import { type QueryOf, type ResourceName, resourceNames, resources, type ValueOf } from "./resources/index.ts";
import { createSnapshot, type Snapshot, type Values } from "./snapshot.ts";

export interface FetchContext extends LoadContext {
  /** Told of every failed call; the page goes on without what it would have answered (specification §8). */
  readonly onFailure: (resource: ResourceName, cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Reads everything a page needs: each thing once, all calls in parallel. Never throws. */
export async function fetchNeeds(needs: Needs, context: FetchContext): Promise<Snapshot> {
  const failed = new Set<ResourceName>();
  const onFailure = (name: ResourceName, cause: unknown) => {
    failed.add(name);
    context.onFailure(name, cause);
  };
  const parts = await Promise.all(resourceNames.map((name) => fetchResource(name, needs, { ...context, onFailure })));
  const values: Values = {};
  for (const part of parts) Object.assign(values, part);
  return createSnapshot(values, context.now(), failed);
}

async function fetchResource<Name extends ResourceName>(
  name: Name,
  needs: Needs,
  context: FetchContext,
): Promise<Values> {
  const queries: ReadonlyMap<string, QueryOf<Name>> = needs[name] ?? new Map();
  const { batch, load } = resources[name];
  const answers = await Promise.allSettled(chunks([...queries.values()], batch).map((asked) => load(asked, context)));
  const found = new Map<string, ValueOf<Name>>();
  for (const answer of answers) {
    if (answer.status === "rejected") context.onFailure(name, answer.reason);
    else for (const [key, value] of answer.value) found.set(key, value);
  }
  return { [name]: found };
}
