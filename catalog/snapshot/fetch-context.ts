import type { FindDocuments } from "../document/document.ts";
import type { Market } from "../market/market.ts";
import type { Search } from "../search/search.ts";
import type { ProviderLoads } from "./loads.ts";
import type { SnapshotOptions } from "./snapshot.ts";
import type { ResourceName } from "./table.ts";

export type Round = "round-1" | "round-2";

export interface FetchContext extends Pick<SnapshotOptions, "onUnplanned"> {
  readonly market: Market;
  readonly provider: ProviderLoads;
  readonly documents: FindDocuments;
  readonly search: Search;
  /** Receives every failed call. The page goes on without what the call would have returned (I3). */
  readonly onFailure: (resource: ResourceName, cause: unknown) => void;
  /** Resolves when the page can wait no longer. Unfinished readings then count as failed. */
  readonly late: Promise<void>;
  /** Measures a round of calls. Returns what `run` returns. */
  readonly measure: <Result>(round: Round, run: () => Result) => Result;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
