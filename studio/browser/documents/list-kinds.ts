import type { Models } from "../models/use-models.ts";

/** Lists the kinds of a type's pages, or of all pages for "", as options: "airport-transfer" → "Airport transfer". */
export function listKinds(kinds: Models["kinds"], type: string): readonly (readonly [string, string])[] {
  const listed = new Set(type === "" ? Object.values(kinds).flat() : kinds[type]);
  const options = [...listed].map((kind) => [kind, nameKind(kind)] as const);
  return options.toSorted(([, one], [, other]) => one.localeCompare(other));
}

function nameKind(kind: string): string {
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1).replaceAll("-", " ")}`;
}
