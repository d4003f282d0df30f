import { type Reading, getFoundValue } from "./reading.ts";
import { type ResourceQuery, type ResourceName, resourceNames, resources, type ResourceValue } from "./table.ts";

/** An immutable record of everything a page needed, as read at one moment. Reading it is synchronous. */
export interface Snapshot {
  /**
   * Returns what this query found, else undefined. Throws the failure of a query that failed where the resource says
   * `onFailure: "rethrow"`. A query that nobody planned goes to `onUnplanned` first.
   */
  readonly get: <Name extends ResourceName>(name: Name, query: ResourceQuery<Name>) => ResourceValue<Name> | undefined;
  /** Returns what became of a query. A part that is `failed` may exist; one that is `missing` does not. */
  readonly getReadState: <Name extends ResourceName>(name: Name, query: ResourceQuery<Name>) => ReadState;
  /** When it was read, epoch milliseconds. */
  readonly readAt: number;
  /** Resources of which at least one query failed. */
  readonly failed: ReadonlySet<ResourceName>;
  /** Resources with last good values, and when the oldest of these was read, epoch milliseconds. */
  readonly stale: ReadonlyMap<ResourceName, number>;
}

/**
 * Whether what is rendered has to be rendered again soon. `incomplete` lacks data, because a query failed; a whole page is
 * better. `degraded` may replace one: it lacks what is dispensable, or has last good values and says how old they are.
 */
export type Provisional = false | "degraded" | "incomplete";

/**
 * Returns how provisional that is which is rendered of a snapshot. An earlier page is better where dispensable data failed
 * and other data is stale: it has both.
 */
export function toProvisional({ failed, stale }: Pick<Snapshot, "failed" | "stale">): Provisional {
  const lacks = [...failed].some((name) => resources[name].dispensable !== true);
  if (lacks || (failed.size > 0 && stale.size > 0)) return "incomplete";
  return (failed.size > 0 || stale.size > 0) && "degraded";
}

type ReadState = Reading<unknown>["state"] | "unplanned";

/** Results of every planned query, by resource and key. */
export type Readings = { readonly [Name in ResourceName]?: ReadonlyMap<string, Reading<ResourceValue<Name>>> };

export interface SnapshotOptions {
  /** When it was read, epoch milliseconds. */
  readonly readAt: number;
  /** Receives each read that nobody planned; the read returns undefined if this returns. */
  readonly onUnplanned: (name: ResourceName, key: string) => void;
}

export function createSnapshot(readings: Readings, { readAt, onUnplanned }: SnapshotOptions): Snapshot {
  function findReading<Name extends ResourceName>(name: Name, key: string): Reading<ResourceValue<Name>> | undefined {
    const ofName: ReadonlyMap<string, Reading<ResourceValue<Name>>> | undefined = readings[name];
    return ofName?.get(key);
  }
  function get<Name extends ResourceName>(name: Name, query: ResourceQuery<Name>): ResourceValue<Name> | undefined {
    const key = resources[name].key(query);
    const reading = findReading(name, key);
    if (reading === undefined) onUnplanned(name, key);
    if (reading?.state === "failed" && resources[name].onFailure !== "rethrow") return undefined;
    return getFoundValue(reading);
  }
  const failed = resourceNames.filter((name) => [...(readings[name]?.values() ?? [])].some(hasFailed));
  return {
    get,
    getReadState: (name, query) => findReading(name, resources[name].key(query))?.state ?? "unplanned",
    readAt,
    failed: new Set(failed),
    stale: new Map(resourceNames.flatMap((name) => staleEntry(name, [...(readings[name]?.values() ?? [])]))),
  };
}

function staleEntry(name: ResourceName, all: readonly Reading<unknown>[]): readonly [ResourceName, number][] {
  const times = all.flatMap((reading) => (reading.state === "failed" ? [] : (reading.staleSince ?? [])));
  return times.length === 0 ? [] : [[name, Math.min(...times)]];
}

function hasFailed({ state }: Reading<unknown>): boolean {
  return state === "failed";
}
