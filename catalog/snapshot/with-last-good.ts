import type { Market } from "../market/market.ts";
import type { ProviderClient } from "../provider/client.ts";
import { readInTime } from "./read-in-time.ts";
import { createLastGoodStore, type SharedValues } from "./last-good-store.ts";
import { type ListRule, listRules } from "./list-rules.ts";
import { type Load, type ProviderLoads, providerLoads } from "./loads.ts";
import type { Reading, StaleReading } from "./reading.ts";
import { type ProviderResourceName, providerResources, type ResourceQuery, type ResourceValue } from "./table.ts";

export interface LastGoodOptions {
  /** Most memory for the values of each resource, in bytes; an estimate from their JSON. */
  readonly maxBytes: number;
  /** How long a value may replace one that could not be read, in milliseconds. */
  readonly maxAgeMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Receives each failure that an earlier value replaced. */
  readonly onStale: (cause: unknown) => void;
  /**
   * Returns other processes' readings of a resource, for keys that this one has not read. By default it returns none.
   */
  readonly shared?: (name: ProviderResourceName) => SharedValues;
}

/**
 * Returns a client that replaces a failed reading by the last good one, and says how old that is. A thing that is missing
 * names its last value.
 * Resources that are `live`, and what is read for one traveller, are not cached.
 */
export function withLastGood(client: ProviderClient, options: LastGoodOptions): ProviderClient {
  const loads: ProviderLoads = client;
  function createLoad<Name extends ProviderResourceName>(name: Name): Load<Name> {
    const load = timed(name, loads[name]);
    return providerResources[name].live ? load : cached(name, load, options);
  }
  return { ...providerLoads(createLoad), forTraveler: client.forTraveler };
}

/** A reading that is late has failed: an earlier one replaces it. */
function timed<Name extends ProviderResourceName>(name: Name, load: Load<Name>): Load<Name> {
  const { key } = providerResources[name];
  return (queries, market, late) => readInTime(load(queries, market), queries.map(key), late);
}

function cached<Name extends ProviderResourceName>(name: Name, load: Load<Name>, options: LastGoodOptions): Load<Name> {
  const rule: ListRule<ResourceQuery<Name>, ResourceValue<Name>> | undefined = listRules[name];
  const { key: toKey } = providerResources[name];
  const shared = options.shared?.(name);
  const store = createLastGoodStore<ResourceValue<Name>>({ ...options, first: rule?.first, shared });
  const toCacheKey = (query: ResourceQuery<Name>, { locale, currency }: Market) =>
    [locale.code, currency, toKey(rule === undefined ? query : rule.unlimited(query))].join("/");
  return async (queries, market, late) => {
    const readings = await load(queries, market, late);
    const notFound = queries.filter((query) => readings.get(toKey(query))?.state !== "found");
    await store.load(notFound.map((query) => toCacheKey(query, market)));
    const replaced = new Set<unknown>();
    const best = queries.map((query): readonly [string, Reading<ResourceValue<Name>>] => {
      const key = toKey(query);
      const reading = readings.get(key) ?? { state: "missing" };
      const at = toCacheKey(query, market);
      const limit = rule?.limit(query) ?? Infinity;
      if (reading.state !== "failed") store.remember(at, reading, limit);
      const last = reading.state === "failed" ? store.recall(at, limit) : undefined;
      if (reading.state === "failed" && last !== undefined) replaced.add(reading.cause);
      return [key, withLastValue(last ?? reading, store.lastValue(at, limit))];
    });
    for (const cause of replaced) options.onStale(cause);
    return new Map(best);
  };
}

/** Adds the last good value to a missing reading. The page's other missing readings decide whether it counts. */
function withLastValue<Value>(reading: Reading<Value>, before: StaleReading<Value> | undefined): Reading<Value> {
  return reading.state === "missing" && before !== undefined ? { ...reading, before } : reading;
}
