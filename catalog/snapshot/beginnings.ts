import type { Reading } from "./reading.ts";
import type { SharedResource } from "./resource.ts";

/** Returns the queries to send: of those that differ in their length alone, the longest. */
export function selectLongest<Query, Value>(
  queries: readonly Query[],
  { beginnings }: SharedResource<Query, Value>,
): readonly Query[] {
  if (beginnings === undefined) return queries;
  const { toListKey, getLimit } = beginnings;
  const longest = new Map<string, Query>();
  for (const query of queries) {
    const known = longest.get(toListKey(query));
    if (known === undefined || getLimit(query) > getLimit(known)) longest.set(toListKey(query), query);
  }
  return [...longest.values()];
}

/** Returns a reading for each query, also for those that a longer one serves. */
export function withBeginnings<Query, Value>(
  readings: ReadonlyMap<string, Reading<Value>>,
  queries: readonly Query[],
  { key, beginnings }: SharedResource<Query, Value>,
): ReadonlyMap<string, Reading<Value>> {
  if (beginnings === undefined || readings.size === queries.length) return readings;
  const { toListKey, cut } = beginnings;
  const sent = queries.filter((query) => readings.has(key(query)));
  const byList = new Map(sent.map((query) => [toListKey(query), readings.get(key(query))]));
  const served = queries.flatMap((query) => {
    const reading = readings.get(key(query)) ?? cutReading(byList.get(toListKey(query)), (value) => cut(value, query));
    return reading === undefined ? [] : [[key(query), reading] as const];
  });
  return new Map(served);
}

function cutReading<Value>(
  reading: Reading<Value> | undefined,
  cut: (value: Value) => Value,
): Reading<Value> | undefined {
  if (reading?.state === "found") return { ...reading, value: cut(reading.value) };
  if (reading?.state !== "missing" || reading.before === undefined) return reading;
  return { ...reading, before: { ...reading.before, value: cut(reading.before.value) } };
}
