import { LRUCache } from "lru-cache";
import type { ProviderClient } from "../provider/client.ts";
import { ProviderError } from "../provider/provider-error.ts";
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
 * Returns a client that replaces what could not be read by the last good reading of the same thing, and says how old it
 * is. A rejected request or a malformed response stays a failure: old values must not hide it. Resources that are
 * `live`, and what is read for one traveller, are not cached.
 */
export function withLastGood(client: ProviderClient, options: LastGoodOptions): ProviderClient {
  const loads: ProviderLoads = client;
  function loadOf<Name extends ProviderResourceName>(name: Name): Load<Name> {
    const load: Load<Name> = loads[name];
    return providerResources[name].live ? load : cached(name, load, options);
  }
  return { ...providerLoads(loadOf), forTraveller: client.forTraveller };
}

interface LastGood<Value> {
  readonly reading: Reading<Value>;
  readonly readAt: number;
  /** Limit of the list; infinite for what is no list. */
  readonly limit: number;
}

function cached<Name extends ProviderResourceName>(name: Name, load: Load<Name>, options: LastGoodOptions): Load<Name> {
  const { maxBytes, maxAgeMs, now, onStale } = options;
  const rule: ListRule<QueryOf<Name>, ValueOf<Name>> | undefined = listRules[name];
  const store = new LRUCache<string, LastGood<ValueOf<Name>>>({ maxSize: maxBytes, sizeCalculation, ttl: maxAgeMs });
  const remember = (at: string, reading: Reading<ValueOf<Name>>, limit: number) => {
    if (limit >= (store.get(at)?.limit ?? 0)) store.set(at, { reading, readAt: now(), limit });
    return reading;
  };
  const recall = (at: string, failure: Reading<ValueOf<Name>>, limit: number): Reading<ValueOf<Name>> => {
    const last = store.get(at);
    if (last === undefined || last.reading.state === "failed") return failure;
    const { reading, readAt: staleSince } = last;
    if (reading.state === "missing" || rule === undefined) return { ...reading, staleSince };
    return { state: "found", value: rule.first(reading.value, limit), staleSince };
  };
  return async (queries, market) => {
    const readings = await load(queries, market);
    const replaced = new Set<unknown>();
    const best = queries.map((query): readonly [string, Reading<ValueOf<Name>>] => {
      const key = providerResources[name].key(query);
      const reading = readings.get(key) ?? { state: "missing" };
      const shared = rule === undefined ? key : providerResources[name].key(rule.unlimited(query));
      const at = [market.locale.code, market.currency, shared].join("/");
      const limit = rule?.limit(query) ?? Infinity;
      if (reading.state !== "failed") return [key, remember(at, reading, limit)];
      if (!mayBeReplaced(reading.cause)) return [key, reading];
      const last = recall(at, reading, limit);
      if (last !== reading) replaced.add(reading.cause);
      return [key, last];
    });
    for (const cause of replaced) onStale(cause);
    return new Map(best);
  };
}

/** Returns the bytes of a value in memory, at least: two for each character of its JSON, and those of its key. */
function sizeCalculation({ reading }: LastGood<unknown>, key: string): number {
  return 2 * (JSON.stringify(reading).length + key.length);
}

function mayBeReplaced(cause: unknown): boolean {
  return !(cause instanceof ProviderError) || cause.kind === "unavailable";
}
