import type { FindDocuments } from "../document/document.ts";
import type { Market } from "../market/market.ts";
import type { ProviderClient } from "../provider/client.ts";

/**
 * One kind of thing a page can need. `load` receives at most `batch` queries and returns what it found, by `key`.
 * It throws only when the upstream failed, which fails the queries of this call alone. Reading one of them returns
 * undefined, or throws the failure with `onFailure: "rethrow"` (specification §8: the calendar fetch rethrows).
 */
export interface Resource<Query, Value> {
  readonly key: (query: Query) => string;
  /** How many queries one call covers. */
  readonly batch: number;
  readonly onFailure?: "rethrow";
  readonly load: (queries: readonly Query[], context: LoadContext) => Promise<ReadonlyMap<string, Value>>;
}

export interface LoadContext {
  readonly market: Market;
  readonly provider: ProviderClient;
  readonly documents: FindDocuments;
}
