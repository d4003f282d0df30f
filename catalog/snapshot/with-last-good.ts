import { LRUCache } from "lru-cache";
import type { ProviderClient } from "../provider/client.ts";
import { inTime } from "./in-time.ts";
import { type ListRule, listRules } from "./list-rules.ts";
import { type Load, type ProviderLoads, providerLoads } from "./loads.ts";
import type { Reading } from "./reading.ts";
import { type ProviderResourceName, providerResources, type QueryOf, type ValueOf } from "./table.ts";

export interface LastGoodOptions {
  /** Most memory for the values of each resource, in bytes; an estimate from their JSON. */
  readonly maxBytes: number;
  /** How long a value may replace one that could not be read, in milliseconds. */
  readonly maxAgeMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Receives each failure that an earlier value replaced. */
  readonly onStale: (cause: unknown) => void;
}

/**
 * Returns a client that replaces a failed reading by the last good one, and says how old that is.
 * Resources that are `live`, and what is read for one traveller, are not cached.
 */
export function withLastGood(client: ProviderClient, options: LastGoodOptions): ProviderClient {
  const loads: ProviderLoads = client;
  function loadOf<Name extends ProviderResourceName>(name: Name): Load<Name> {
    const load = timed(name, loads[name]);
    return providerResources[name].live ? load : cached(name, load, options);
  }
  return { ...providerLoads(loadOf), forTraveller: client.forTraveller };
}

/** A reading that is late has failed: an earlier one replaces it. */
function timed<Name extends ProviderResourceName>(name: Name, load: Load<Name>): Load<Name> {
  const { key } = providerResources[name];
  return (queries, market, late) => inTime(load(queries, market), queries.map(key), late);
}

function cached<Name extends ProviderResourceName>(name: Name, load: Load<Name>, options: LastGoodOptions): Load<Name> {
  const rule: ListRule<QueryOf<Name>, ValueOf<Name>> | undefined = listRules[name];
  const { key: keyOf } = providerResources[name];
  const { remember, recall } = createStore(options, rule?.first);
  return async (queries, market, late) => {
    const readings = await load(queries, market, late);
    const replaced = new Set<unknown>();
    const best = queries.map((query): readonly [string, Reading<ValueOf<Name>>] => {
      const key = keyOf(query);
      const reading = readings.get(key) ?? { state: "missing" };
      const shared = rule === undefined ? key : keyOf(rule.unlimited(query));
      const at = [market.locale.code, market.currency, shared].join("/");
      const limit = rule?.limit(query) ?? Infinity;
      if (reading.state !== "failed") remember(at, reading, limit);
      const last = reading.state === "failed" ? recall(at, limit) : undefined;
      if (reading.state === "failed" && last !== undefined) replaced.add(reading.cause);
      return [key, last ?? reading];
    });
    for (const cause of replaced) options.onStale(cause);
    return new Map(best);
  };
}

interface LastGood<Value> {
  readonly reading: GoodReading<Value>;
  readonly readAt: number;
  /** Limit of the list; infinite for what is no list. */
  readonly limit: number;
}

type GoodReading<Value> = Exclude<Reading<Value>, { readonly state: "failed" }>;

/** Creates the store of one resource. `first` returns the first items of a list. */
function createStore<Value>({ maxBytes, maxAgeMs, now }: LastGoodOptions, first?: ListRule<unknown, Value>["first"]) {
  const store = new LRUCache<string, LastGood<Value>>({ maxSize: maxBytes, sizeCalculation, ttl: maxAgeMs });
  return {
    /** Stores a reading, unless a list with a higher limit is there. */
    remember: (at: string, reading: GoodReading<Value>, limit: number) => {
      if (limit >= (store.get(at)?.limit ?? 0)) store.set(at, { reading, readAt: now(), limit });
    },
    recall: (at: string, limit: number): GoodReading<Value> | undefined => {
      const last = store.get(at);
      if (last === undefined) return undefined;
      const { reading, readAt: staleSince } = last;
      if (reading.state === "missing" || first === undefined) return { ...reading, staleSince };
      return { state: "found", value: first(reading.value, limit), staleSince };
    },
  };
}

/** Estimates the bytes of a value in memory: two for each character of its JSON and its key. */
function sizeCalculation({ reading }: LastGood<unknown>, key: string): number {
  return 2 * (JSON.stringify(reading).length + key.length);
}
