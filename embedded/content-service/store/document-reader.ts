import type { DocumentQuery, SearchResult } from "./document-query.ts";
import type { View } from "./document-query.ts";
import type { DocumentStub, StoredDocument } from "./document.ts";
import type { Overlay, RepositoryState } from "./state.ts";

/** Questions about documents. What a view does not show is left out of answers. */
export interface DocumentReader {
  readonly state: () => RepositoryState;
  /** A release or draft. */
  readonly overlay: (id: string) => Overlay | undefined;
  /** In the order they were made. */
  readonly drafts: () => readonly Overlay[];
  /** What an overlay changes, by the documents' ids; nothing when there is no such overlay. */
  readonly overlayChanges: (id: string) => readonly OverlayChange[];
  readonly search: (view: View, query: DocumentQuery) => SearchResult;
  readonly documents: (view: View, ids: readonly string[]) => readonly StoredDocument[];
  readonly stubs: (view: View, ids: readonly string[]) => readonly DocumentStub[];
  /** All documents of these groups of translations. */
  readonly translations: (view: View, groups: readonly string[]) => readonly DocumentStub[];
  /** The overlay a preview token shows, unless there is no such token. */
  readonly preview: (token: string) => Preview | undefined;
}

interface OverlayChange {
  readonly document: string;
  /** Whether publishing the overlay takes the document away. */
  readonly archived: boolean;
}

export interface Preview {
  readonly overlay: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface SeedReader {
  /** What `publish` was last told about seeds: their names, and what stood in them then. */
  readonly seeds: () => ReadonlyMap<string, string>;
}
