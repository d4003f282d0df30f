import type { FetchContext } from "./fetch-context.ts";
import { type QueryOf, type ResourceName, resources, type ValueOf } from "./table.ts";

interface Batch<Name extends ResourceName> {
  readonly found: ReadonlyMap<string, ValueOf<Name>>;
  /** What reading a thing must throw, where its kind says so. */
  readonly causes: ReadonlyMap<string, unknown>;
}

/** Reads things of one kind in one go, given by key. A failure is told and costs them alone. */
export async function fetchBatch<Name extends ResourceName>(
  name: Name,
  asked: readonly (readonly [string, QueryOf<Name>])[],
  context: FetchContext,
): Promise<Batch<Name>> {
  const { load, onFailure } = resources[name];
  const queries = asked.map(([, query]) => query);
  try {
    return { found: await load(queries, context), causes: new Map() };
  } catch (cause) {
    context.onFailure(name, cause);
    const rethrown = onFailure === "rethrow" ? asked : [];
    return { found: new Map(), causes: new Map(rethrown.map(([key]) => [key, cause])) };
  }
}
