import { documentsKey, type FindDocuments } from "../../catalog/document/document.ts";
import { isFoundBy } from "../../catalog/document/is-found-by.ts";
import type { ContentClient } from "./content-service.ts";

/** Finds the documents of all queries among those of their types, with one search. */
export function findDocumentsOf(content: Pick<ContentClient, "all">): FindDocuments {
  return async (queries, { locale }) => {
    const all = await content.all([...new Set(queries.map(({ type }) => type))]);
    return new Map(
      queries.map((query) => [documentsKey(query), all.filter((document) => isFoundBy(query, document, locale))]),
    );
  };
}
