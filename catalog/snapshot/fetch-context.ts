import type { LoadContext } from "./resource.ts";
import type { SnapshotOptions } from "./snapshot.ts";
import type { ResourceName } from "./table.ts";

export interface FetchContext extends LoadContext, Pick<SnapshotOptions, "onUnplanned"> {
  /** Receives every failed call. The page goes on without what the call would have returned (specification §8). */
  readonly onFailure: (resource: ResourceName, cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
