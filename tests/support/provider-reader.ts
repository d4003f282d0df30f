import type { Market } from "../../catalog/market/market.ts";
import {
  createProviderClient,
  type ProviderClient,
  type ProviderClientOptions,
} from "../../catalog/provider/client.ts";
import type { IdQuery } from "../../catalog/provider/resource.ts";
import { fetchNeeds } from "../../catalog/snapshot/fetch.ts";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { ProviderResourceName, ResourceQuery, ResourceValue } from "../../catalog/snapshot/table.ts";
import { testFetchContext } from "./test-fetch-context.ts";

/** Reads a provider in tests. Throws what failed. The market is English and euros unless a test says otherwise. */
export interface ProviderReader {
  /** Returns what one query finds. */
  readonly one: <Name extends ProviderResourceName>(
    name: Name,
    query: ResourceQuery<Name>,
    market?: Market,
  ) => Promise<ResourceValue<Name> | undefined>;
  /** Returns what one query finds. Throws when that is nothing. */
  readonly found: <Name extends ProviderResourceName>(
    name: Name,
    query: ResourceQuery<Name>,
    market?: Market,
  ) => Promise<ResourceValue<Name>>;
  /** Returns what these queries find, in their order. */
  readonly all: <Name extends ProviderResourceName>(
    name: Name,
    queries: readonly ResourceQuery<Name>[],
    market?: Market,
  ) => Promise<readonly ResourceValue<Name>[]>;
  readonly forTraveler: (header: string | undefined) => ProviderReader;
}

/** `[3, 1]` → `[{ id: 3 }, { id: 1 }]` */
export function idQueries(ids: readonly number[]): readonly IdQuery[] {
  return ids.map((id) => ({ id }));
}

/** Reads the provider at `baseUrl`. */
export function connectProvider(options: ProviderClientOptions): ProviderReader {
  return createReader(createProviderClient(options));
}

export function createReader(provider: ProviderClient): ProviderReader {
  const all: ProviderReader["all"] = async (name, queries, market) => {
    const failures: unknown[] = [];
    const context = testFetchContext(provider, (_name, cause) => failures.push(cause));
    const inMarket = market === undefined ? context : { ...context, market };
    const snapshot = await fetchNeeds(need(name, queries), () => noNeeds, inMarket);
    if (failures.length > 0) throw failures[0];
    return queries.map((query) => snapshot.get(name, query)).filter((value) => value !== undefined);
  };
  const one: ProviderReader["one"] = async (name, query, market) => (await all(name, [query], market))[0];
  return {
    one,
    found: async (name, query, market) => {
      const value = await one(name, query, market);
      if (value === undefined) throw new Error(`no ${name} found`);
      return value;
    },
    all,
    forTraveler: (cookie) => createReader(provider.forTraveler(cookie) ?? provider),
  };
}
