import type { DocumentContent, StoredDocument } from "./document.ts";

/** Removes dates. */
export function contentOf({
  firstPublished: _first,
  lastPublished: _last,
  ...content
}: StoredDocument): DocumentContent {
  return content;
}
