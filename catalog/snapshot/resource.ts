/** One kind of thing a page can need: the key of a query, and how many make one call. */
export interface Resource<Query> {
  /** Returns the name of what a query finds: queries with the same key are the same need. */
  readonly key: (query: Query) => string;
  /** Most queries that one call covers. */
  readonly batch: number;
  /** Throws the failure where a failed query is read, instead of returning undefined (specification §8). */
  readonly onFailure?: "rethrow";
  /** Whether a page is whole without it. A failure costs the part that shows it, and the page is not provisional. */
  readonly dispensable?: boolean;
}

/** A resource with the call that fetches it. `Context` is what the call needs: its upstream and the market. */
export interface FetchedResource<Query, Value, Context> extends Resource<Query> {
  /** Returns what it found, by `key`, for at most `batch` queries. Throws when the upstream fails. */
  readonly load: (queries: readonly Query[], context: Context) => Promise<ReadonlyMap<string, Value>>;
}
