import { isRecord } from "@tessera/runtime/is-record.ts";
import { byId, isIdentified, join } from "./structure.ts";

/** Lists the paths of records in a value that satisfy a condition: `data.slices.hero$1.primary.link`, slices by their ids. */
export function findPaths(
  value: unknown,
  matches: (record: Readonly<Record<string, unknown>>) => boolean,
  path: string,
): readonly string[] {
  const inside = listParts(value).flatMap(([name, part]) => findPaths(part, matches, join(path, name)));
  return isRecord(value) && matches(value) ? [path, ...inside] : inside;
}

function listParts(value: unknown): readonly (readonly [string, unknown])[] {
  if (isIdentified(value)) return [...byId(value)];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
