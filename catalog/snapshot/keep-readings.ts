import { LRUCache } from "lru-cache";
import type { Market } from "../market/market.ts";

export interface KeepOptions {
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
  /** Whether a value is kept: a failure is not. */
  readonly isGood: (value: Value) => boolean;
}

interface Kept<Value> {
  readonly value: Value;
  /** When it was read, or begun to be read again. */
  readonly triedAt: number;
}

/** Returns a reader that keeps values, for pages that are rendered again and again while an editor writes. */
export function keepReadings<Query, Value>(
  { key: toKey, read, isGood }: Source<Query, Value>,
  { ttlMs, maxBytes, now }: KeepOptions,
): Read<Query, Value> {
  const kept = new LRUCache<string, Kept<Value>>({ maxSize: maxBytes, sizeCalculation });
  const keyIn = (query: Query, { locale, currency }: Market) => [locale.code, currency, toKey(query)].join("/");
  const readAndKeep: Read<Query, Value> = async (queries, market, late) => {
    const values = await read(queries, market, late);
    for (const query of queries) {
      const value = values.get(toKey(query));
      if (value !== undefined && isGood(value)) kept.set(keyIn(query, market), { value, triedAt: now() });
    }
    return values;
  };
  const refresh = (queries: readonly Query[], market: Market) => {
    for (const at of queries.map((query) => keyIn(query, market))) {
      const known = kept.peek(at);
      if (known !== undefined) kept.set(at, { ...known, triedAt: now() });
    }
    // The values before stay where it fails.
    readAndKeep(queries, market).catch(() => undefined);
  };
  return async (queries, market, late) => {
    const known = new Map(queries.map((query) => [toKey(query), kept.get(keyIn(query, market))]));
    const missing = queries.filter((query) => known.get(toKey(query)) === undefined);
    const stale = queries.filter((query) => (known.get(toKey(query))?.triedAt ?? Infinity) + ttlMs <= now());
    if (stale.length > 0) refresh(stale, market);
    const values = new Map(missing.length === 0 ? [] : await readAndKeep(missing, market, late));
    for (const [key, one] of known) if (one !== undefined) values.set(key, one.value);
    return values;
  };
}

/** Estimates the bytes of a value in memory: two for each character of its JSON. */
function sizeCalculation({ value }: Kept<unknown>): number {
  return 2 * JSON.stringify(value).length + 2;
}
