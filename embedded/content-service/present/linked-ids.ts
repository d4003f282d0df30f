import { isRecord } from "../../is-record.ts";

/** The ids of the documents that a value links to. */
export function linkedIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  if (!isRecord(value)) return [];
  const { link_type, id, isBroken } = value;
  if (link_type === "Document" && typeof id === "string" && isBroken !== true) return [id];
  return Object.values(value).flatMap(linkedIds);
}
