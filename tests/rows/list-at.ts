/** Lists the values at a path of JSON. `*` is each member, `keys` their names: `[{ a: 1 }, { a: 2 }]` at `*.a` → 1 and 2. */
export function listAt(json: unknown, path: string): readonly unknown[] {
  return path
    .split(".")
    .reduce<readonly unknown[]>((values, key) => values.flatMap((value) => step(value, key)), [json]);
}

function step(value: unknown, key: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if (key === "*") return Object.values(value);
  if (key === "keys") return Object.keys(value);
  return Object.hasOwn(value, key) ? [Reflect.get(value, key)] : [];
}
