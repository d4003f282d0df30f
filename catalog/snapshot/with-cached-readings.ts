import type { ProviderClient } from "../provider/client.ts";
import { type CacheOptions, cacheReadings } from "./cache-readings.ts";
import { type Load, type ProviderLoads, providerLoads } from "./loads.ts";
import { type ProviderResourceName, providerResources } from "./table.ts";

/** Returns a client that caches its readings, for each market. Readings for one traveller are not cached. */
export function withCachedReadings(client: ProviderClient, options: CacheOptions): ProviderClient {
  const loads: ProviderLoads = client;
  function createLoad<Name extends ProviderResourceName>(name: Name): Load<Name> {
    const { key } = providerResources[name];
    return cacheReadings({ key, read: loads[name], isGood: ({ state }) => state !== "failed" }, options);
  }
  return { ...providerLoads(createLoad), forTraveler: client.forTraveler };
}
