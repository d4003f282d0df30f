import type { Ordering } from "../query/orderings.ts";
import type { Predicate } from "../query/predicate.ts";
import type { StoredDocument } from "./stored-document.ts";

/** Where the published documents are. */
export interface DocumentStore {
  readonly overview: () => Promise<StoreOverview>;
  readonly search: (query: DocumentQuery) => Promise<SearchResult>;
  readonly byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredDocument>>;
}

export interface StoreOverview {
  /** Another one as soon as any document is another. */
  readonly masterRef: string;
  /** The fields that at least one document of each type has. */
  readonly types: ReadonlyMap<string, ReadonlySet<string>>;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
}

export interface DocumentQuery {
  readonly predicates: readonly Predicate[];
  /** A language code, or `*` for all of them. */
  readonly lang: string;
  readonly orderings: readonly Ordering[];
  /** Only what comes after the document with this id; "" for everything. */
  readonly after: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface SearchResult {
  readonly documents: readonly StoredDocument[];
  /** How many there are on all pages. */
  readonly total: number;
}
