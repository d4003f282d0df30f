import type { LoadContext } from "./resource.ts";
import type { ResourceName } from "./table.ts";

export interface FetchContext extends LoadContext {
  /** Told of every failed call; the page goes on without what it would have answered (specification §8). */
  readonly onFailure: (resource: ResourceName, cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
