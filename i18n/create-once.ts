/**
 * Returns a function that creates each value once, by its key. Once it holds `most` values it forgets all of them, and what
 * is in use is created again.
 */
export function createOnce<Value>(most: number): (key: string, create: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, create) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const created = create();
    known.set(key, created);
    return created;
  };
}
