import type { Reading } from "./reading.ts";

/** Returns readings, or failures for these keys once it is `late`. */
export async function readInTime<Value>(
  readings: Promise<ReadonlyMap<string, Reading<Value>>>,
  keys: readonly string[],
  late: Promise<void> | undefined,
): Promise<ReadonlyMap<string, Reading<Value>>> {
  if (late === undefined) return readings;
  // The race is without the readings: until it is late, they would stay in memory after their page.
  const isLate = await Promise.race([readings.then(() => false), late.then(() => true)]);
  return isLate ? failures(keys) : readings;
}

function failures<Value>(keys: readonly string[]): ReadonlyMap<string, Reading<Value>> {
  const cause = new Error("the page could wait no longer");
  return new Map(keys.map((key): [string, Reading<Value>] => [key, { state: "failed", cause }]));
}
