import type { Reading } from "./reading.ts";

/**
 * Returns readings in which not everything is lost at once. Where none of several things is found, the last value of each
 * replaces it. One of several may be withdrawn, and so may the only one.
 */
export function withoutTotalLoss<Value>(
  readings: ReadonlyMap<string, Reading<Value>>,
  onLoss: (cause: Error) => void,
): ReadonlyMap<string, Reading<Value>> {
  const isLost = [...readings.values()].some((reading) => lastValueOf(reading) !== undefined);
  if (readings.size < 2 || !isLost || [...readings.values()].some(isFoundNow)) return readings;
  onLoss(new Error(`none of ${readings.size} is found, though some were known`));
  return new Map([...readings].map(([key, reading]) => [key, lastValueOf(reading) ?? reading]));
}

function isFoundNow(reading: Reading<unknown>): boolean {
  return reading.state === "found" && reading.staleSince === undefined;
}

function lastValueOf<Value>(reading: Reading<Value>): Reading<Value> | undefined {
  return reading.state === "missing" ? reading.before : undefined;
}
