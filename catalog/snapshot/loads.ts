import type { Market } from "../market/market.ts";
import type { Reading } from "./reading.ts";
import {
  type ProviderResourceName,
  providerResourceNames,
  type ResourceQuery,
  type ResourceName,
  type ResourceValue,
} from "./table.ts";

/**
 * Reads things of one kind, with one call. Never throws: a failure of the call is a reading of its queries. `late` resolves
 * when the caller can wait no longer.
 */
export type Load<Name extends ResourceName> = (
  queries: readonly ResourceQuery<Name>[],
  market: Market,
  late?: Promise<void>,
) => Promise<ReadonlyMap<string, Reading<ResourceValue<Name>>>>;

export type Loads = { readonly [Name in ResourceName]: Load<Name> };

/** A load for each resource of the provider. */
export type ProviderLoads = { readonly [Name in ProviderResourceName]: Load<Name> };

/** Makes the load of every resource of the provider. */
export function providerLoads(make: <Name extends ProviderResourceName>(name: Name) => Load<Name>): ProviderLoads {
  const loads: Partial<ProviderLoads> = {};
  for (const name of providerResourceNames) Object.assign(loads, { [name]: make(name) });
  if (!isComplete(loads)) throw new TypeError("a resource has no load");
  return loads;
}

function isComplete(loads: Partial<ProviderLoads>): loads is ProviderLoads {
  return providerResourceNames.every((name) => loads[name] !== undefined);
}
