import type { ResourceQuery, ResourceName, ResourceValue } from "./table.ts";
import type { Snapshot } from "./snapshot.ts";

/** Returns what a query found. Undefined where it failed, also of a resource that throws failures when it is read. */
export function getUnlessFailed<Name extends ResourceName>(
  name: Name,
  query: ResourceQuery<Name>,
  snapshot: Snapshot,
): ResourceValue<Name> | undefined {
  return snapshot.getReadState(name, query) === "failed" ? undefined : snapshot.get(name, query);
}
