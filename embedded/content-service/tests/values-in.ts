import { isRecord } from "@tessera/runtime/is-record.ts";

type Value = Readonly<Record<string, unknown>>;

/** Yields every object in a value, at any depth, itself first. */
export function* valuesIn(value: unknown): Generator<Value> {
  if (isRecord(value)) yield value;
  if (Array.isArray(value) || isRecord(value)) for (const inner of Object.values(value)) yield* valuesIn(inner);
}
