import type { RawDocument } from "../../content/document.ts";

/** A tag of a document that is not parsed yet, trimmed and lower-case; empty when it has none. */
export function tag({ data }: RawDocument, field: string): string {
  const value = data[field];
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}
