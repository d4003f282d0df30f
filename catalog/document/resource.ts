import type { Market } from "../market/market.ts";
import type { FetchedResource } from "../snapshot/resource.ts";
import { type DocumentsQuery, documentsKey, type FindDocuments, type ListedDocument } from "./document.ts";

interface DocumentsContext {
  readonly documents: FindDocuments;
  readonly market: Market;
}

/** Other documents than the page's own: shows of a ranking, siblings of a guide. One call for each round. */
export const documents: FetchedResource<DocumentsQuery, readonly ListedDocument[], DocumentsContext> = {
  key: documentsKey,
  batch: Number.POSITIVE_INFINITY,
  load: (queries, { documents: find, market }) => find(queries, market),
};
