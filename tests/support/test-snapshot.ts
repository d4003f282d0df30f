import type { Needs } from "../../catalog/snapshot/needs.ts";
import type { Reading } from "../../catalog/snapshot/reading.ts";
import { createSnapshot, type Readings, type Snapshot } from "../../catalog/snapshot/snapshot.ts";
import {
  type ResourceQuery,
  type ResourceName,
  resourceNames,
  resources,
  type ResourceValue,
} from "../../catalog/snapshot/table.ts";
import { throwUnplanned } from "../../catalog/snapshot/unplanned-read.ts";

/** Queries with what each found. */
export type Found = {
  readonly [Name in ResourceName]?: readonly (readonly [ResourceQuery<Name>, ResourceValue<Name>])[];
};

export interface TestReadings {
  readonly found?: Found;
  readonly missing?: Needs;
  readonly failed?: Needs;
  readonly readAt?: number;
  /** Makes everything found a last good value of this moment, epoch milliseconds. */
  readonly staleSince?: number;
  /** Throws by default. */
  readonly onUnplanned?: (name: ResourceName, key: string) => void;
}

/** Returns a snapshot of `found: { products: [[{ id: 1 }, product]] }`. Reading what is not named here throws. */
export function testSnapshot(readings: TestReadings = {}): Snapshot {
  const all: Readings = {};
  for (const name of resourceNames) Object.assign(all, { [name]: createReadings(name, readings) });
  return createSnapshot(all, { readAt: readings.readAt ?? 0, onUnplanned: readings.onUnplanned ?? throwUnplanned });
}

function createReadings<Name extends ResourceName>(
  name: Name,
  { found = {}, missing = {}, failed = {}, staleSince }: TestReadings,
): ReadonlyMap<string, Reading<ResourceValue<Name>>> {
  const pairs: readonly (readonly [ResourceQuery<Name>, ResourceValue<Name>])[] = found[name] ?? [];
  const listQueryKeys = (needs: Needs) => [...(needs[name]?.keys() ?? [])];
  return new Map<string, Reading<ResourceValue<Name>>>([
    ...listQueryKeys(missing).map((key) => [key, { state: "missing" }] as const),
    ...listQueryKeys(failed).map(
      (key) => [key, { state: "failed", cause: new Error(`${name} ${key} failed`) }] as const,
    ),
    ...pairs.map(
      ([query, value]) =>
        [
          resources[name].key(query),
          { state: "found", value, ...(staleSince === undefined ? {} : { staleSince }) },
        ] as const,
    ),
  ]);
}
