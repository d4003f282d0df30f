import { LRUCache } from "lru-cache";
import type { ProviderClient } from "../provider/client.ts";
import { type Load, type ProviderLoads, providerLoads } from "./loads.ts";
import type { Reading } from "./reading.ts";
import { type ProviderResourceName, providerResources, type ValueOf } from "./table.ts";

export interface LastGoodOptions {
  /** Most values of each resource. */
  readonly max: number;
  /** How long a value may replace one that could not be read, in milliseconds. */
  readonly maxAgeMs: number;
  /** Receives each failure that an earlier value replaced. */
  readonly onStale: (cause: unknown) => void;
}

/**
 * Returns a client that replaces what could not be read by the last good reading of the same thing. A page that is
 * rendered again while the provider is down has its prices still. Resources that are `live`, and what is read for one
 * traveller, are not cached.
 */
export function withLastGood(client: ProviderClient, options: LastGoodOptions): ProviderClient {
  const loads: ProviderLoads = client;
  function loadOf<Name extends ProviderResourceName>(name: Name): Load<Name> {
    const load: Load<Name> = loads[name];
    return providerResources[name].live ? load : cached(load, options);
  }
  return { ...providerLoads(loadOf), forTraveller: client.forTraveller };
}

function cached<Name extends ProviderResourceName>(
  load: Load<Name>,
  { max, maxAgeMs, onStale }: LastGoodOptions,
): Load<Name> {
  const good = new LRUCache<string, Reading<ValueOf<Name>>>({ max, ttl: maxAgeMs });
  return async (queries, market) => {
    const stale = new Set<unknown>();
    const bestOf = (key: string, reading: Reading<ValueOf<Name>>) => {
      const name = [market.locale.code, market.currency, key].join("/");
      if (reading.state !== "failed") good.set(name, reading);
      const last = good.get(name);
      if (reading.state === "failed" && last !== undefined) stale.add(reading.cause);
      return last ?? reading;
    };
    const readings = await load(queries, market);
    const best = new Map([...readings].map(([key, reading]) => [key, bestOf(key, reading)]));
    for (const cause of stale) onStale(cause);
    return best;
  };
}
