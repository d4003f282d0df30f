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

/** Longer words are cut, in documents and in queries alike. */
const longestWord = 64;

/** The different words of a text, without case and accents. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))];
}
