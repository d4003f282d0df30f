import { matches } from "../query/matches.ts";
import { compareDocuments } from "../query/orderings.ts";
import type { DocumentQuery, DocumentStore, SearchResult } from "./document-store.ts";
import { overviewOf } from "./overview-of.ts";
import type { StoredDocument } from "./stored-document.ts";

export interface MemoryStore extends DocumentStore {
  /** Publishes another set of documents, all at once. */
  readonly replace: (documents: readonly StoredDocument[]) => void;
}

/** Keeps documents in memory and looks at every one of them for each query. */
export function createMemoryStore(initial: readonly StoredDocument[]): MemoryStore {
  let documents = initial;
  let overview = overviewOf(initial);
  let byId = new Map(initial.map((document) => [document.id, document]));
  return {
    overview: async () => overview,
    search: async (query) => searchIn(documents, query),
    byIds: async (ids) => new Map(ids.flatMap((id) => entry(id, byId.get(id)))),
    replace: (next) => {
      documents = next;
      overview = overviewOf(next);
      byId = new Map(next.map((document) => [document.id, document]));
    },
  };
}

function searchIn(documents: readonly StoredDocument[], query: DocumentQuery): SearchResult {
  const found = documents
    .filter(({ lang }) => query.lang === "*" || lang === query.lang)
    .filter((document) => query.predicates.every((predicate) => matches(document, predicate)))
    .sort(compareDocuments(query.orderings));
  const rest = query.after === "" ? found : after(found, query.after);
  const start = (query.page - 1) * query.pageSize;
  return { documents: rest.slice(start, start + query.pageSize), total: rest.length };
}

function after(documents: readonly StoredDocument[], id: string): readonly StoredDocument[] {
  const index = documents.findIndex((document) => document.id === id);
  return index === -1 ? [] : documents.slice(index + 1);
}

function entry(id: string, document: StoredDocument | undefined): [string, StoredDocument][] {
  return document ? [[id, document]] : [];
}
