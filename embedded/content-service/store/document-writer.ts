import type { DocumentContent } from "./document.ts";
import type { Edit, MergedWrite, Written } from "./edit.ts";
import type { Refusal } from "./refusal.ts";
import type { Language, Overlay } from "./state.ts";
import type { Preview } from "./document-reader.ts";

/** Changes documents. Each call is one transaction: on disk when it returns, or without any effect. */
export interface DocumentWriter {
  readonly setLanguages: (languages: readonly Language[]) => void;
  /** Publishes without a release, for seed data. */
  readonly publish: (changes: PublishChanges) => Published | Refusal;

  /** Creates or changes a release or draft; its documents remain. */
  readonly putOverlay: (overlay: Omit<Overlay, "revision">, edit?: Edit) => Written | Refusal;
  /** Deletes an overlay. Its entries remain as saves, unless the service itself discards it, without an edit. */
  readonly deleteOverlay: (id: string, edit?: Edit) => void | Refusal;
  /** An edit expects the revision of the overlay's entry, or without one that of the published document. */
  readonly putDocument: (overlay: string, document: DocumentContent, edit?: Edit) => Written | Refusal;
  /**
   * As `putDocument`, for a change that is based on an older state: merges what others wrote meanwhile, field by field.
   * Refuses fields that both sides changed, as stale, with the three values of each.
   */
  readonly mergeDocument: (overlay: string, document: DocumentContent, edit: Edit) => MergedWrite | Refusal;
  /**
   * Moves the entries of a draft into a release and deletes the draft, whose revision the edit expects. Refuses a document
   * that the release has already, as stale.
   */
  readonly moveDraft: (draft: string, release: string, edit: Edit) => Written | Refusal;
  /** Returns why `putDocument` would refuse a document, without a change; the overlay "" is the published state. */
  readonly tryDocument: (overlay: string, document: DocumentContent) => void | Refusal;
  /** Records that publishing the overlay removes the document. */
  readonly archiveDocument: (overlay: string, document: string, edit?: Edit) => Written | Refusal;
  /** Removes the overlay's entry for the document. */
  readonly resetDocument: (overlay: string, document: string, edit?: Edit) => void | Refusal;
  /**
   * Publishes an overlay at once and deletes it; `at` is in epoch milliseconds. Merges what others published meanwhile,
   * field by field. Refuses fields that both sides changed, unless the edit expects the other's revision too.
   */
  readonly publishOverlay: (id: string, at: number, edit?: PublishEdit) => Published | Refusal;

  readonly putPreview: (token: string, preview: Preview) => void | Refusal;
  /** Deletes revisions that ended before `before`, epoch milliseconds. */
  readonly prune: (before: number) => void;
  /** Deletes versions from the history. Versions of releases stay. */
  readonly pruneHistory: (policy: HistoryPolicy) => void;
  /** Deletes saves that are older than 30 days, and of those older than a day most. `now` is in epoch milliseconds. */
  readonly thinSaves: (now: number) => void;
}

export interface PublishEdit extends Edit {
  /** Permits that pages lose their address. */
  readonly losesAddresses?: boolean;
}

interface HistoryPolicy {
  /** Deletes versions written before this time, epoch milliseconds; undefined for any time. */
  readonly before?: number | undefined;
  /** Number of replaced versions to retain of each document; undefined for all. */
  readonly versions?: number | undefined;
}

export interface PublishChanges {
  /** Documents with their dates; a missing date defaults to `at`. */
  readonly put: readonly DatedContent[];
  /** Ids. */
  readonly remove: readonly string[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** Fingerprints by name of the seed, which `seeds` returns later. */
  readonly seeds?: ReadonlyMap<string, string>;
  /** Whether one webhook message tells of these changes and of those before, unless it was delivered. */
  readonly continues?: boolean;
}

export interface DatedContent extends DocumentContent {
  readonly firstPublished?: number;
  readonly lastPublished?: number;
}

export interface Published {
  readonly master: number;
  /** Ids of documents that were changed or removed. */
  readonly documents: readonly string[];
}
