/** One kind of thing a page can need: the key of a query, and how many make one call. */
export interface Resource<Query> {
  /** Returns the name of what a query finds: queries with the same key are the same need. */
  readonly key: (query: Query) => string;
  /** Most queries that one call covers. */
  readonly batch: number;
  /** Throws the failure where a failed query is read, instead of returning undefined (I3). */
  readonly onFailure?: "rethrow";
  /** The word for its items in findings, for a resource whose items editors name by their ids: `places`. */
  readonly noun?: string;
  /** Whether a page may replace a whole one without it. A failure costs the part that shows it, until the page heals. */
  readonly dispensable?: boolean;
}

/** How a resource of lists serves several queries for the beginning of one list with the longest of them. */
export interface Beginnings<Query, Value> {
  /** Returns what queries have in common that differ in their length alone. */
  readonly toListKey: (query: Query) => string;
  readonly getLimit: (query: Query) => number;
  /** Returns what a query would have found, of what a longer one found. */
  readonly cut: (value: Value, query: Query) => Value;
}

/** A resource, and what its queries can share. */
export interface SharedResource<Query, Value> extends Resource<Query> {
  readonly beginnings?: Beginnings<Query, Value>;
}

/** A resource with the call that fetches it. `Context` is what the call needs: its upstream and the market. */
export interface FetchedResource<Query, Value, Context> extends SharedResource<Query, Value> {
  /** Returns what it found, by `key`, for at most `batch` queries. Throws when the upstream fails. */
  readonly load: (queries: readonly Query[], context: Context) => Promise<ReadonlyMap<string, Value>>;
}
