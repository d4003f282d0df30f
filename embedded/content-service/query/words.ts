import { isRecord } from "@tessera/runtime/is-record.ts";

/** Keys whose values are not text for readers. */
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

/** Returns every text of a document's data, for full-text search. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (technical.has(key) ? [] : textsIn(inner)));
}

/** Longest word, in documents and in queries; longer ones are cut. */
const maxWordLength = 64;

/** Returns a text without case and accents. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the distinct words of a text, without case and accents. */
export function splitWords(text: string): readonly string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))];
}
