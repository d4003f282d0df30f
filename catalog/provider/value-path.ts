/** Keys and positions from the outside in: `["variants", "0", "id"]`. */
export type Path = readonly string[];

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the beginning of a path that exists in the value: `["city", "code"]` of `{ city: {} }` → `["city"]`. */
export function presentPart(value: unknown, [key, ...keys]: Path): Path {
  if (key === undefined || !(isRecord(value) || Array.isArray(value)) || !Object.hasOwn(value, key)) return [];
  const inner: unknown = isRecord(value) ? value[key] : value[Number(key)];
  return [key, ...presentPart(inner, keys)];
}

/** Returns a value without what these paths name; a list closes the gap. The value itself is unchanged. */
export function omitPaths(value: unknown, paths: readonly Path[]): unknown {
  const byKey = new Map<string, Path[]>();
  for (const [key = "", ...tail] of paths) {
    const tails = byKey.get(key);
    if (tails === undefined) byKey.set(key, [tail]);
    else tails.push(tail);
  }
  const remaining = (key: string, inner: unknown): readonly unknown[] => {
    const tails = byKey.get(key) ?? [];
    if (tails.length === 0) return [inner];
    return tails.some(({ length }) => length === 0) ? [] : [omitPaths(inner, tails)];
  };
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => remaining(String(index), item));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.flatMap(([key, inner]) => remaining(key, inner).map((kept) => [key, kept])));
}
