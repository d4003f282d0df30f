import type { Ordering } from "../query/orderings.ts";
import type { Predicate } from "../query/predicate.ts";
import type { StoredDocument } from "./document.ts";

export interface DocumentQuery {
  readonly predicates: readonly Predicate[];
  /** A language code, or `*` for all of them. */
  readonly lang: string;
  readonly orderings: readonly Ordering[];
  /** Only results after the document with this id; all of them when it is not a result, as "" never is. */
  readonly after: string;
  /** From 1. */
  readonly page: number;
  /** From 1 to 100. */
  readonly pageSize: number;
}

export interface SearchResult {
  readonly documents: readonly StoredDocument[];
  /** Number of results on all pages. */
  readonly total: number;
}

/**
 * The documents that a reader sees: those published at a revision, covered by a release or draft if any. A view always
 * shows the same documents until it expires.
 */
export interface View {
  readonly master: number;
  readonly overlay: OverlayView | undefined;
}

interface OverlayView {
  readonly id: string;
  readonly revision: number;
}
