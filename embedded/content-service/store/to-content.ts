import type { DocumentContent, StoredDocument } from "./document.ts";

/** Removes dates. */
export function toContent({
  firstPublished: _first,
  lastPublished: _last,
  ...content
}: StoredDocument): DocumentContent {
  return content;
}
