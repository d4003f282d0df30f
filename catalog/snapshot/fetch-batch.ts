import type { FetchContext } from "./fetch-context.ts";
import type { Reading } from "./snapshot.ts";
import { type QueryOf, type ResourceName, resources, type ValueOf } from "./table.ts";

/** Makes one call for these queries, by key. A failure is reported, and fails them alone. */
export async function fetchBatch<Name extends ResourceName>(
  name: Name,
  queries: readonly (readonly [string, QueryOf<Name>])[],
  context: FetchContext,
): Promise<readonly (readonly [string, Reading<ValueOf<Name>>])[]> {
  const { load } = resources[name];
  try {
    const found = await load(
      queries.map(([, query]) => query),
      context,
    );
    return queries.map(([key]) => [key, toReading(found.get(key))]);
  } catch (cause) {
    context.onFailure(name, cause);
    return queries.map(([key]) => [key, { state: "failed", cause }]);
  }
}

function toReading<Value>(value: Value | undefined): Reading<Value> {
  return value === undefined ? { state: "missing" } : { state: "found", value };
}
