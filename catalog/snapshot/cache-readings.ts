import { LRUCache } from "lru-cache";
import type { Market } from "../market/market.ts";

export interface CacheOptions {
  /** Milliseconds after which a value is read again, in the background. It is served until the new one is there. */
  readonly ttlMs: number;
  /** Most memory for the values of one kind, in bytes; an estimate from their JSON. */
  readonly maxBytes: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Reads things by their queries, with one call: values by the key of each query. */
type Read<Query, Value> = (
  queries: readonly Query[],
  market: Market,
  late?: Promise<void>,
) => Promise<ReadonlyMap<string, Value>>;

interface Source<Query, Value> {
  readonly key: (query: Query) => string;
  readonly read: Read<Query, Value>;
  /** Whether a value is cached: a failure is not. */
  readonly isGood: (value: Value) => boolean;
}

interface Cached<Value> {
  readonly value: Value;
  /** When it was read, or begun to be read again. */
  readonly triedAt: number;
}

/** Returns a reader that caches values, for pages that are rendered again and again while an editor writes. */
export function cacheReadings<Query, Value>(source: Source<Query, Value>, options: CacheOptions): Read<Query, Value> {
  const cache = new ReadingCache(source, options);
  return (queries, market, late) => cache.read(queries, market, late);
}

class ReadingCache<Query, Value> {
  readonly #source: Source<Query, Value>;
  readonly #options: CacheOptions;
  readonly #cached: LRUCache<string, Cached<Value>>;

  constructor(source: Source<Query, Value>, options: CacheOptions) {
    this.#source = source;
    this.#options = options;
    this.#cached = new LRUCache<string, Cached<Value>>({ maxSize: options.maxBytes, sizeCalculation });
  }

  /** Returns what is cached, and reads the rest. Stale values are read again in the background. */
  readonly read: Read<Query, Value> = async (queries, market, late) => {
    const { ttlMs, now } = this.#options;
    const known = queries.map((query) => ({ query, cached: this.#cached.get(this.#key(query, market)) }));
    const stale = known.filter(({ cached }) => cached !== undefined && cached.triedAt + ttlMs <= now());
    if (stale.length > 0) this.#refresh(toQueries(stale), market);
    const missing = toQueries(known.filter(({ cached }) => cached === undefined));
    const values = new Map(missing.length === 0 ? [] : await this.#load(missing, market, late));
    for (const { query, cached } of known) if (cached !== undefined) values.set(this.#source.key(query), cached.value);
    return values;
  };

  readonly #load: Read<Query, Value> = async (queries, market, late) => {
    const { key, read, isGood } = this.#source;
    const values = await read(queries, market, late);
    for (const query of queries) {
      const value = values.get(key(query));
      if (value !== undefined && isGood(value)) this.#set(this.#key(query, market), value);
    }
    return values;
  };

  /** Reads values again. Those before stay if that fails. */
  #refresh(queries: readonly Query[], market: Market): void {
    for (const at of queries.map((query) => this.#key(query, market))) {
      const known = this.#cached.peek(at);
      if (known !== undefined) this.#set(at, known.value);
    }
    this.#load(queries, market).catch(() => undefined);
  }

  #set(at: string, value: Value): void {
    this.#cached.set(at, { value, triedAt: this.#options.now() });
  }

  #key(query: Query, { locale, currency }: Market): string {
    return [locale.code, currency, this.#source.key(query)].join("/");
  }
}

function toQueries<Query>(list: readonly { readonly query: Query }[]): readonly Query[] {
  return list.map(({ query }) => query);
}

/** Estimates the bytes of a value in memory: two for each character of its JSON. */
function sizeCalculation({ value }: Cached<unknown>): number {
  return 2 * JSON.stringify(value).length + 2;
}
