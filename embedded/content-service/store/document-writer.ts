import type { DocumentContent } from "./document.ts";
import type { Refusal } from "./refusal.ts";
import type { Language, Overlay } from "./state.ts";
import type { Preview } from "./document-reader.ts";

/** Changes of documents. Each call is one transaction: it is on disk when it returns, or nothing of it is. */
export interface DocumentWriter {
  readonly setLanguages: (languages: readonly Language[]) => void;
  /** Publishes straight away, without a release; for seed data and the like. */
  readonly publish: (changes: PublishChanges) => Published | Refusal;

  /** Makes or changes a release or draft; what is in it stays. */
  readonly putOverlay: (overlay: Omit<Overlay, "revision">) => void;
  /** Forgets it with all that is in it. */
  readonly deleteOverlay: (id: string) => void | Refusal;
  readonly putDocument: (overlay: string, document: DocumentContent) => void | Refusal;
  /** Says that publishing the overlay takes the document away. */
  readonly archiveDocument: (overlay: string, document: string) => void | Refusal;
  /** Takes back whatever the overlay says about the document. */
  readonly resetDocument: (overlay: string, document: string) => void | Refusal;
  /** Publishes all of an overlay at once and forgets the overlay; `at` in epoch milliseconds. */
  readonly publishOverlay: (id: string, at: number) => Published | Refusal;

  readonly putPreview: (token: string, preview: Preview) => void | Refusal;
  /** Forgets revisions that nobody may read any more: those that had ended before `before`, epoch milliseconds. */
  readonly prune: (before: number) => void;
}

export interface PublishChanges {
  /** With the dates they keep; when they are left out, the date is `at`. */
  readonly put: readonly DatedContent[];
  /** Ids. */
  readonly remove: readonly string[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** Remembered with it and given back by `seeds`, by the name of the seed: what was published from where. */
  readonly seeds?: ReadonlyMap<string, string>;
}

export interface DatedContent extends DocumentContent {
  readonly firstPublished?: number;
  readonly lastPublished?: number;
}

export interface Published {
  readonly master: number;
  /** Ids of documents that are other than before, those that are gone among them. */
  readonly documents: readonly string[];
}
