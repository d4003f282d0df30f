/** Whatever may be the id of an asset in a value. */
export function assetIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(assetIds);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "id" && typeof part === "string" ? [part] : assetIds(part),
  );
}
