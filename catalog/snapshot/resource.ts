import type { Market } from "../market/market.ts";
import type { ProviderClient } from "../provider/client.ts";

/**
 * One kind of thing a page can need. `load` is given the page's queries, at most `batch` at once, and answers
 * with what it found, keyed as `key` says; what is missing is left out. It throws only when the upstream
 * failed, and then only its own batch is lost: its things read as missing. With `onFailure: "rethrow"` reading one of
 * them throws what `load` threw instead, which costs the part of the page that reads it, and nothing else
 * (specification §8: the calendar fetch rethrows).
 */
export interface Resource<Query, Value> {
  readonly key: (query: Query) => string;
  /** How many queries one upstream call answers. */
  readonly batch: number;
  readonly onFailure?: "rethrow";
  readonly load: (queries: readonly Query[], context: LoadContext) => Promise<ReadonlyMap<string, Value>>;
}

export interface LoadContext {
  readonly market: Market;
  readonly provider: ProviderClient;
}
