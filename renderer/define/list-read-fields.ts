/** Returns the names of the fields that a function reads. */
export function listReadFields<Fields>(fields: Fields, read: (fields: Fields) => unknown): readonly string[] {
  if (typeof fields !== "object" || fields === null) return [];
  const names = new Set<string>();
  const watched = new Proxy(fields, {
    get: (target, name, receiver): unknown => {
      if (typeof name === "string" && name in target) names.add(name);
      return Reflect.get(target, name, receiver);
    },
  });
  read(watched);
  return [...names];
}
