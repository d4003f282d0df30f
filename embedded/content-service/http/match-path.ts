/**
 * The segments of a path that stand where a pattern has names, decoded: `/a/:id` and `/a/b%20c` → `id`: `b c`.
 * Undefined when the path is another one or can't be decoded. Several slashes count as one: clients put theirs between
 * the address they are given and the path.
 */
export function matchPath(pattern: string, path: string): ReadonlyMap<string, string> | undefined {
  const names = pattern.split("/");
  const texts = path.split(/\/+/);
  if (names.length !== texts.length) return undefined;
  const segments = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const text = texts[index] ?? "";
    const value = name.startsWith(":") ? decode(text) : undefined;
    if (value) segments.set(name.slice(1), value);
    else if (name !== text) return undefined;
  }
  return segments;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
