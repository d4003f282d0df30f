import type { ProviderClient } from "../provider/client.ts";
import { type Load, type ProviderLoads, providerLoads } from "./loads.ts";
import type { Reading } from "./reading.ts";
import { type ProviderResourceName, providerResources, type ResourceValue } from "./table.ts";

/**
 * Returns a client whose pages share concurrent loads. A page waits for another page's load of the same query. Readings
 * for one traveller are not shared.
 */
export function withSharedLoads(client: ProviderClient): ProviderClient {
  const loads: ProviderLoads = client;
  function createLoad<Name extends ProviderResourceName>(name: Name): Load<Name> {
    return shared(name, loads[name]);
  }
  return { ...providerLoads(createLoad), forTraveler: client.forTraveler };
}

function shared<Name extends ProviderResourceName>(name: Name, load: Load<Name>): Load<Name> {
  const { key: toKey } = providerResources[name];
  const loading = new Map<string, ReturnType<Load<Name>>>();
  return async (queries, market) => {
    const at = (key: string) => [market.locale.code, market.currency, key].join("/");
    const own = queries.filter((query) => !loading.has(at(toKey(query))));
    const keys = own.map((query) => at(toKey(query)));
    const loaded = own.length === 0 ? undefined : load(own, market);
    if (loaded !== undefined) for (const key of keys) loading.set(key, loaded);
    const shares = queries.map(async (query): Promise<readonly [string, Reading<ResourceValue<Name>>]> => {
      const key = toKey(query);
      return [key, (await loading.get(at(key)))?.get(key) ?? { state: "missing" }];
    });
    await loaded?.finally(() => keys.forEach((key) => loading.delete(key)));
    return new Map(await Promise.all(shares));
  };
}
