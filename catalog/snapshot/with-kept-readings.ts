import type { ProviderClient } from "../provider/client.ts";
import { type KeepOptions, keepReadings } from "./keep-readings.ts";
import { type Load, type ProviderLoads, providerLoads } from "./loads.ts";
import { type ProviderResourceName, providerResources } from "./table.ts";

/** Returns a client that keeps what it read, for each market. What is read for one traveller is not kept. */
export function withKeptReadings(client: ProviderClient, options: KeepOptions): ProviderClient {
  const loads: ProviderLoads = client;
  function createLoad<Name extends ProviderResourceName>(name: Name): Load<Name> {
    const { key } = providerResources[name];
    return keepReadings({ key, read: loads[name], isGood: ({ state }) => state !== "failed" }, options);
  }
  return { ...providerLoads(createLoad), forTraveler: client.forTraveler };
}
