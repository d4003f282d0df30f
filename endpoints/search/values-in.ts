import { idsPerCall, type IdQuery } from "../../catalog/provider/resource.ts";
import { type Reading, foundValue } from "../../catalog/snapshot/reading.ts";

/** Reads what has these ids, in calls of as many as one may have. Throws the cause of a failure. */
export async function inBatches<Value>(
  ids: readonly number[],
  read: (queries: readonly IdQuery[]) => Promise<ReadonlyMap<string, Reading<Value>>>,
): Promise<readonly Value[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, async (_, call) => {
    const batch = ids.slice(call * idsPerCall, (call + 1) * idsPerCall);
    return valuesIn(await read(batch.map((id) => ({ id }))));
  });
  return (await Promise.all(calls)).flat();
}

/** Returns what was found. Throws the cause of a failure. */
export function valuesIn<Value>(readings: ReadonlyMap<string, Reading<Value>>): readonly Value[] {
  return [...readings.values()].map(foundValue).filter((value) => value !== undefined);
}
