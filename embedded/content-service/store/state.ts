/** The state of a repository, small enough to read for every request. */
export interface RepositoryState {
  /** Random text of this store: refs of one store are invalid in another. */
  readonly nonce: string;
  /** The newest revision of the published documents. */
  readonly master: number;
  /** The oldest revision that is still readable. */
  readonly oldestMaster: number;
  /** The oldest readable revision of overlays; an overlay's present one is always readable. */
  readonly oldestOverlayRevision: number;
  /** The master language first. */
  readonly languages: readonly Language[];
  /** Releases, without drafts, in the order of their creation. */
  readonly releases: readonly Overlay[];
  /** Tags of the published documents, sorted. */
  readonly tags: readonly string[];
  /** Types of models and documents, sorted by id. */
  readonly types: readonly DocumentType[];
  /** A number that changes with every catalog of integration fields; 0 without items. */
  readonly catalogs: number;
}

export interface Language {
  /** `en-us` */
  readonly id: string;
  readonly name: string;
}

export interface DocumentType {
  readonly id: string;
  readonly label: string;
  /** Fields that queries may name: those of the model, or else of any document. */
  readonly fields: readonly string[];
}

/** Documents that are published together later. */
export interface Overlay {
  readonly id: string;
  readonly kind: "release" | "draft";
  readonly label: string;
  /** Scheduled publication, epoch milliseconds. */
  readonly scheduledAt: number | null;
  /** A number that changes with the overlay's content. */
  readonly revision: number;
}
