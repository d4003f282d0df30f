import { DataError } from "@tessera/runtime/read-json.ts";

/** The entries of a file, by key. A missing key is an error of the file that named it. */
export interface Index<Key, Value> {
  readonly map: ReadonlyMap<Key, Value>;
  readonly get: (key: Key, usedBy: string) => Value;
}

/** Throws `DataError` when a key is there twice. `file` is named in the messages. */
export function indexBy<Key, Value>(
  file: string,
  values: Iterable<Value>,
  toKey: (value: Value) => Key,
): Index<Key, Value> {
  const map = new Map<Key, Value>();
  for (const value of values) {
    const key = toKey(value);
    if (map.has(key)) throw new DataError(file, String(key), "is there twice");
    map.set(key, value);
  }
  return { map, get: (key, usedBy) => found(file, map, key, usedBy) };
}

/** The same for a file that is an object already. */
export function indexRecord<Value>(file: string, record: Readonly<Record<string, Value>>): Index<string, Value> {
  const map = new Map(Object.entries(record));
  return { map, get: (key, usedBy) => found(file, map, key, usedBy) };
}

function found<Key, Value>(file: string, map: ReadonlyMap<Key, Value>, key: Key, usedBy: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new DataError(file, String(key), `is missing, and ${usedBy} names it`);
  return value;
}
