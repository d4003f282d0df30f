import type { DocumentContent, StoredDocument } from "./document.ts";
import type { Revised } from "./refusal.ts";

/** Versions of published documents; they outlive the revisions that readers can request. */
export interface HistoryReader {
  /** Lists the publications of a document, the newest first; the first one is published now unless it is `removed`. */
  readonly publications: (document: string) => readonly PublishedVersion[];
  /** Lists what was saved in drafts and releases, the newest first; the entries that are open now are `open`. */
  readonly saves: (document: string) => readonly Save[];
  /** Returns the content of a publication or save; undefined for an unknown one. */
  readonly contentAt: (document: string, revision: number) => StoredDocument | undefined;
  /** Returns a document as an overlay's editor finds it: the overlay's entry, or else the published document ("" for it). */
  readonly editable: (overlay: string, document: string) => EditableDocument | undefined;
  /** Lists the entries of an overlay, or the one of a document, compared with published documents and other overlays. */
  readonly entries: (overlay: string, document?: string) => readonly OverlayEntry[];
}

export interface PublishedVersion extends Revised {
  /** True for the removal of the document. */
  readonly removed: boolean;
}

export interface Save extends Omit<Revised, "label"> {
  /** The draft or release, as it was named. */
  readonly overlay: OverlayName;
  /** True when publishing the overlay would have removed the document. */
  readonly archived: boolean;
  /** The published revision that it was made from; 0 for none. */
  readonly base: number;
  readonly open: boolean;
}

export interface EditableDocument extends Revised {
  readonly content: DocumentContent;
  /** True when publishing the overlay removes the document. */
  readonly archived: boolean;
  /** The published revision that the overlay's entry was made from; 0 for none. Undefined without an entry. */
  readonly base: number | undefined;
}

export interface OverlayEntry extends Revised {
  readonly document: string;
  readonly archived: boolean;
  readonly base: number;
  /** Revision of the published document; 0 for none. The entry is outdated when it differs from `base`. */
  readonly published: number;
  /** The addresses that readers lose once the overlay is published, and the remedy; undefined without a loss. */
  readonly loss: string | undefined;
  /** Other releases and drafts that hold the document. */
  readonly alsoIn: readonly OverlayName[];
}

export interface OverlayName {
  readonly id: string;
  readonly kind: "release" | "draft";
  readonly label: string;
}
