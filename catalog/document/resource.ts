import type { Resource } from "../snapshot/resource.ts";
import { type DocumentsQuery, documentsKey, type ListedDocument } from "./document.ts";

/** Other documents than the page's own: shows of a ranking, siblings of a guide. One call per round. */
export const documents: Resource<DocumentsQuery, readonly ListedDocument[]> = {
  key: documentsKey,
  batch: Number.POSITIVE_INFINITY,
  load: (queries, { documents: find, market }) => find(queries, market),
};
