import type { Reading } from "./reading.ts";

type ReadingsOfKind<Value> = ReadonlyMap<string, Reading<Value>>;

/** Whether none of several things is found, though some were known. One of them may be withdrawn, and so may a sole one. */
export function areAllLost(readings: ReadingsOfKind<unknown>): boolean {
  const all = [...readings.values()];
  return all.length > 1 && !all.some(isFoundNow) && all.some((reading) => findLastReading(reading) !== undefined);
}

/** Whether one of these could not be read, or only its last value is there. */
export function hasFault(readings: ReadingsOfKind<unknown>): boolean {
  return [...readings.values()].some((reading) => reading.state === "failed" || reading.staleSince !== undefined);
}

/** Returns readings with the last value of each that is missing and was known. */
export function withLastValues<Value>(readings: ReadingsOfKind<Value>): ReadingsOfKind<Value> {
  return new Map([...readings].map(([key, reading]) => [key, findLastReading(reading) ?? reading]));
}

function isFoundNow(reading: Reading<unknown>): boolean {
  return reading.state === "found" && reading.staleSince === undefined;
}

function findLastReading<Value>(reading: Reading<Value>): Reading<Value> | undefined {
  return reading.state === "missing" ? reading.before : undefined;
}
