import { chunks } from "./chunks.ts";
import { fetchBatch } from "./fetch-batch.ts";
import type { FetchContext } from "./fetch-context.ts";
import type { Needs } from "./needs.ts";
import { type QueryOf, type ResourceName, resourceNames, resources } from "./table.ts";
import { type Causes, createSnapshot, type Snapshot, type Values } from "./snapshot.ts";

interface Part {
  readonly values: Values;
  readonly causes: Causes;
}

/** Reads everything a page needs: each thing once, all calls in parallel. Never throws; `Snapshot.get` may. */
export async function fetchNeeds(needs: Needs, context: FetchContext): Promise<Snapshot> {
  const failed = new Set<ResourceName>();
  const onFailure = (name: ResourceName, cause: unknown) => {
    failed.add(name);
    context.onFailure(name, cause);
  };
  const parts = await Promise.all(resourceNames.map((name) => fetchResource(name, needs, { ...context, onFailure })));
  const values: Values = {};
  const causes: Causes = {};
  for (const part of parts) {
    Object.assign(values, part.values);
    Object.assign(causes, part.causes);
  }
  return createSnapshot(values, context.now(), failed, causes);
}

async function fetchResource<Name extends ResourceName>(
  name: Name,
  needs: Needs,
  context: FetchContext,
): Promise<Part> {
  const queries: ReadonlyMap<string, QueryOf<Name>> = needs[name] ?? new Map();
  const asked = chunks([...queries], resources[name].batch);
  const batches = await Promise.all(asked.map((batch) => fetchBatch(name, batch, context)));
  const found = new Map(batches.flatMap((batch) => [...batch.found]));
  const causes = new Map(batches.flatMap((batch) => [...batch.causes]));
  return { values: { [name]: found }, causes: { [name]: causes } };
}
