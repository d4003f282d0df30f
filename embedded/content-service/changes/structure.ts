import { isRecord } from "@tessera/runtime/is-record.ts";

/** A record of fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The parts of a document that are merged by their members, and what its fields hold. */
export type Part = "document" | "slice" | "fields" | "value";

/** Returns what a member of a part is. */
export function partNamed(name: string, part: Part): Part {
  const holder = { document: "data", slice: "primary", fields: undefined, value: undefined }[part];
  return name === holder ? "fields" : "value";
}

type Identified = Fields & { readonly id: string };

/** True for a list whose items have unique ids: slices. */
export function isIdentified(value: unknown): value is readonly Identified[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((item) => (isSlice(item) ? item.id : undefined));
  return !ids.includes(undefined) && new Set(ids).size === ids.length;
}

/** True for a list of records without ids: a group. Rich text is not a group, it changes as a whole. */
export function isGroup(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && !isBlock(item));
}

function isSlice(value: unknown): value is Identified {
  return isRecord(value) && typeof value["slice_type"] === "string" && typeof value["id"] === "string";
}

function isBlock(value: Fields): boolean {
  return typeof value["type"] === "string" && ["text", "url", "oembed"].some((name) => name in value);
}

/** Returns all names in either record, each once. */
export function namesIn(...records: readonly Fields[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** Returns items by their ids. */
export function byId(items: readonly Identified[]): ReadonlyMap<string, Identified> {
  return new Map(items.map((item) => [item.id, item]));
}

export function join(path: string, name: string | number): string {
  return path === "" ? `${name}` : `${path}.${name}`;
}
