import type { DocumentQuery, SearchResult, View } from "../../../store/document-query.ts";
import type { StoredDocument } from "../../../store/document.ts";
import { naiveMatches } from "./naive-matches.ts";
import { naiveOrder } from "./naive-order.ts";
import { type NaiveVersion, visibleDocuments } from "./naive-version.ts";

/** Searches without any index, in simple code that tests compare with. */
export function naiveSearch(versions: readonly NaiveVersion[], view: View, query: DocumentQuery): SearchResult {
  const all = visibleDocuments(versions, view);
  const found = all
    .filter(({ lang }) => query.lang === "*" || lang === query.lang)
    .filter((document) => query.predicates.every((predicate) => naiveMatches(document, predicate, all)))
    .sort(naiveOrder(query, all));
  const rest = query.after === "" ? found : following(found, query.after);
  const start = (query.page - 1) * query.pageSize;
  return { documents: rest.slice(start, start + query.pageSize), total: rest.length };
}

function following(documents: readonly StoredDocument[], id: string): readonly StoredDocument[] {
  return documents.slice(documents.findIndex((document) => document.id === id) + 1);
}
