import type { ProviderClient } from "../../catalog/provider/client.ts";
import type { Market } from "../../catalog/market/market.ts";
import { type Load, providerLoads } from "../../catalog/snapshot/loads.ts";
import { readAll } from "../../catalog/snapshot/reading.ts";
import {
  type ProviderResourceName,
  type ResourceQuery,
  resources,
  type ResourceValue,
} from "../../catalog/snapshot/table.ts";

type Find<Name extends ProviderResourceName> = (
  query: ResourceQuery<Name>,
  market: Market,
) => ResourceValue<Name> | undefined | Promise<ResourceValue<Name> | undefined>;

/** Finds the value of each query: `{ products: ({ id }) => testProduct({ id }) }`. Throwing fails the call. */
export type Finds = { readonly [Name in ProviderResourceName]?: Find<Name> };

/** Receives the resource and the keys of each call. */
export type OnCall = (name: ProviderResourceName, keys: readonly string[]) => void;

/** Returns a provider of these values alone. */
export function testProvider(finds: Finds = {}, onCall: OnCall = () => {}): ProviderClient {
  const client: ProviderClient = {
    ...providerLoads((name) => createTestLoad(name, finds, onCall)),
    forTraveler: () => client,
  };
  return client;
}

function createTestLoad<Name extends ProviderResourceName>(name: Name, finds: Finds, onCall: OnCall): Load<Name> {
  const find: Find<Name> | undefined = finds[name];
  const { key, batch } = resources[name];
  return (queries, market) => {
    const load = async () => {
      onCall(name, queries.map(key));
      const found = new Map<string, ResourceValue<Name>>();
      for (const query of queries) {
        const value = await find?.(query, market);
        if (value !== undefined) found.set(key(query), value);
      }
      return found;
    };
    return readAll({ key, batch, load }, queries, undefined);
  };
}
