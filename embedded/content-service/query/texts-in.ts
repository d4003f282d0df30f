import { isRecord } from "../../is-record.ts";

/** Keys whose values name things and are not read by anybody. */
const technical = new Set([
  "id",
  "key",
  "type",
  "link_type",
  "lang",
  "slug",
  "url",
  "slice_type",
  "variation",
  "version",
  "html",
  "embed_url",
  "thumbnail_url",
]);

/** Every text of a document's data, for a full-text search. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (technical.has(key) ? [] : textsIn(inner)));
}
