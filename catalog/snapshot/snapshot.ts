import { type QueryOf, type ResourceName, resources, type ValueOf } from "./table.ts";

/** An immutable record of everything a page needed, as read at one moment. Synchronous: after `fetch` nothing waits. */
export interface Snapshot {
  /**
   * The thing this query names; undefined when the provider has no such thing or could not be asked. Throws the
   * failure where the resource says `onFailure: "rethrow"` and the call for this very thing failed.
   */
  readonly get: <Name extends ResourceName>(name: Name, query: QueryOf<Name>) => ValueOf<Name> | undefined;
  /** When it was read, epoch milliseconds. */
  readonly readAt: number;
  /** Kinds whose upstream failed: what is missing of them may exist. */
  readonly failed: ReadonlySet<ResourceName>;
}

/** What was read, by resource and key. */
export type Values = { readonly [Name in ResourceName]?: ReadonlyMap<string, ValueOf<Name>> };

/** What is thrown instead of read, by resource and key. */
export type Causes = { readonly [Name in ResourceName]?: ReadonlyMap<string, unknown> };

export function createSnapshot(
  values: Values,
  readAt: number,
  failed: ReadonlySet<ResourceName>,
  causes: Causes = {},
): Snapshot {
  function get<Name extends ResourceName>(name: Name, query: QueryOf<Name>): ValueOf<Name> | undefined {
    const found: ReadonlyMap<string, ValueOf<Name>> | undefined = values[name];
    const key = resources[name].key(query);
    if (causes[name]?.has(key)) throw causes[name].get(key);
    return found?.get(key);
  }
  return { get, readAt, failed };
}
