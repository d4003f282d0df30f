/**
 * Matches a path and decodes its named segments: `/a/:id` and `/a/b%20c` → `id`: `b c`.
 * Returns undefined for another path or invalid encoding. Repeated slashes count as one, because clients add their own.
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
