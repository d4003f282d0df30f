import type { FetchedResource } from "./resource.ts";

interface FoundReading<Value> {
  readonly state: "found";
  readonly value: Value;
}

interface Staleness {
  /** When it was read, epoch milliseconds, if a later reading failed. */
  readonly staleSince?: number;
}

interface MissingReading<Value> {
  readonly state: "missing";
  /** The last good value; undefined when none is known. */
  readonly before?: StaleReading<Value>;
}

/** A value that may be true no longer. */
export type StaleReading<Value> = FoundReading<Value> & Required<Staleness>;

/** Result of one query. */
export type Reading<Value> =
  | (FoundReading<Value> & Staleness)
  | (MissingReading<Value> & Staleness)
  | { readonly state: "failed"; readonly cause: unknown };

/** Returns what a query found; undefined where it found nothing. Throws the cause of a failure. */
export function getFoundValue<Value>(reading: Reading<Value> | undefined): Value | undefined {
  if (reading?.state === "failed") throw reading.cause;
  return reading?.state === "found" ? reading.value : undefined;
}

/** Returns what became of each query, by key. Never throws: a failure of the call is a reading of its queries. */
export async function readAll<Query, Value, Context>(
  { key, load }: FetchedResource<Query, Value, Context>,
  queries: readonly Query[],
  context: Context,
): Promise<ReadonlyMap<string, Reading<Value>>> {
  const keys = queries.map(key);
  try {
    const found = await load(queries, context);
    return new Map(keys.map((each) => [each, toReading(found.get(each))]));
  } catch (cause) {
    return new Map(keys.map((each) => [each, { state: "failed", cause }]));
  }
}

function toReading<Value>(value: Value | undefined): Reading<Value> {
  return value === undefined ? { state: "missing" } : { state: "found", value };
}
