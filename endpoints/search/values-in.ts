import { idsPerCall, type IdQuery } from "../../catalog/provider/resource.ts";
import { type Reading, getFoundValue } from "../../catalog/snapshot/reading.ts";

/** Reads what has these ids, in calls of as many as one may have. Throws the cause of a failure. */
export async function readInBatches<Value>(
  ids: readonly number[],
  read: (queries: readonly IdQuery[]) => Promise<ReadonlyMap<string, Reading<Value>>>,
): Promise<readonly Value[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, async (_, call) => {
    const batch = ids.slice(call * idsPerCall, (call + 1) * idsPerCall);
    return listFoundValues(await read(batch.map((id) => ({ id }))));
  });
  return (await Promise.all(calls)).flat();
}

/** Returns what was found. Throws the cause of a failure. */
export function listFoundValues<Value>(readings: ReadonlyMap<string, Reading<Value>>): readonly Value[] {
  return [...readings.values()].map(getFoundValue).filter((value) => value !== undefined);
}
