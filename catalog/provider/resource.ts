import type { Market } from "../market/market.ts";
import type { FetchedResource } from "../snapshot/resource.ts";
import type { Transport } from "./request.ts";

/** Most ids that one call may name (J9). */
export const idsPerCall = 100;

export interface IdQuery {
  readonly id: number;
}

export interface ProviderContext {
  readonly transport: Transport;
  /** Of the host that knows which country a request comes from. */
  readonly countries: Transport;
  readonly market: Market;
}

/** A resource of the provider: the row from which client, last-good cache and test double derive. */
export interface ProviderResource<Query, Value> extends FetchedResource<Query, Value, ProviderContext> {
  /** A query that finds something in the embedded provider. Conformance tests send it. */
  readonly example: Query;
  /** Whether a value holds for its moment alone. Then no earlier one replaces a value that could not be read. */
  readonly live: boolean;
}

type Row<Query, Value> = Omit<ProviderResource<Query, Value>, "batch" | "load">;

interface SingleRow<Query, Value> extends Row<Query, Value> {
  readonly find: (query: Query, context: ProviderContext) => Promise<Value | undefined>;
}

/** Makes a resource with one call for each query. */
export function onePerCall<Query, Value>({ find, ...row }: SingleRow<Query, Value>): ProviderResource<Query, Value> {
  const load: ProviderResource<Query, Value>["load"] = async (queries, context) => {
    const found = new Map<string, Value>();
    const findOne = async (query: Query) => {
      const value = await find(query, context);
      if (value !== undefined) found.set(row.key(query), value);
    };
    await Promise.all(queries.map(findOne));
    return found;
  };
  return { ...row, batch: 1, load };
}

interface BulkRow<Value> extends Omit<Row<IdQuery, Value>, "key"> {
  readonly find: (ids: readonly number[], context: ProviderContext) => Promise<ReadonlyMap<number, Value>>;
}

/** Makes a resource with one call for each hundred ids. */
export function hundredPerCall<Value>({ find, ...row }: BulkRow<Value>): ProviderResource<IdQuery, Value> {
  const load: ProviderResource<IdQuery, Value>["load"] = async (queries, context) => {
    const ids = queries.map(({ id }) => id);
    return new Map([...(await find(ids, context))].map(([id, value]) => [String(id), value]));
  };
  return { ...row, key: toIdKey, batch: idsPerCall, load };
}

export function toIdKey({ id }: IdQuery): string {
  return String(id);
}
