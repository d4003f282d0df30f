import { isRecord } from "../../is-record.ts";

/** The ids of all documents that a value links to, at any depth. */
export function linkedIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  if (!isRecord(value)) return [];
  const { link_type, id } = value;
  if (link_type === "Document" && typeof id === "string") return [id];
  return Object.values(value).flatMap(linkedIds);
}
