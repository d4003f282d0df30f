import type { Reading } from "./reading.ts";

/** Returns readings, or failures for these keys once it is `late`. */
export async function inTime<Value>(
  readings: Promise<ReadonlyMap<string, Reading<Value>>>,
  keys: readonly string[],
  late: Promise<void> | undefined,
): Promise<ReadonlyMap<string, Reading<Value>>> {
  if (late === undefined) return readings;
  const cause = new Error("the page could wait no longer");
  return Promise.race([
    readings,
    late.then(() => new Map(keys.map((key): [string, Reading<Value>] => [key, { state: "failed", cause }]))),
  ]);
}
