import type { DocumentQuery, SearchResult, View } from "./document-query.ts";
import type { DocumentStub, StoredDocument } from "./document.ts";
import type { Overlay, RepositoryState } from "./state.ts";

/** Reads documents. Results omit documents that the view does not show. */
export interface DocumentReader {
  readonly state: () => RepositoryState;
  /** Returns a release or draft. */
  readonly overlay: (id: string) => Overlay | undefined;
  /** Returns drafts in the order of their creation. */
  readonly drafts: () => readonly Overlay[];
  /** Returns the changes of an overlay, by document id; empty for an unknown overlay. */
  readonly overlayChanges: (id: string) => readonly OverlayChange[];
  readonly search: (view: View, query: DocumentQuery) => SearchResult;
  readonly documents: (view: View, ids: readonly string[]) => readonly StoredDocument[];
  readonly stubs: (view: View, ids: readonly string[]) => readonly DocumentStub[];
  /** Returns all documents of these groups of translations. */
  readonly translations: (view: View, groups: readonly string[]) => readonly DocumentStub[];
  /** Returns the preview of a token; undefined for an unknown token. */
  readonly preview: (token: string) => Preview | undefined;
}

interface OverlayChange {
  readonly document: string;
  /** True when publishing the overlay removes the document. */
  readonly archived: boolean;
}

export interface Preview {
  readonly overlay: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface SeedReader {
  /** Returns the fingerprints that `publish` last recorded, by name of the seed. */
  readonly seeds: () => ReadonlyMap<string, string>;
}
