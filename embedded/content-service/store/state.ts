/** What a repository is at one moment, small enough to be read for every request. */
export interface RepositoryState {
  /** Made up when the store was made: references to one store mean nothing to another. */
  readonly nonce: string;
  /** The newest revision of the published documents. */
  readonly master: number;
  /** The oldest one that can still be read. */
  readonly oldestMaster: number;
  /** An overlay can be read as of its present revision and of those that are not older than this one. */
  readonly oldestOverlayRevision: number;
  /** The master language first. */
  readonly languages: readonly Language[];
  /** Releases, not drafts; in the order they were made. */
  readonly releases: readonly Overlay[];
  /** Of the published documents, sorted. */
  readonly tags: readonly string[];
  /** Types of the models and of the published documents, by id, sorted. */
  readonly types: readonly DocumentType[];
  /** Changes with every change of the integration fields' catalogs; 0 when there are none. */
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
  /** Names of fields that queries may name: those of the model, or without one those that some document has. */
  readonly fields: readonly string[];
}

/** Documents that are not published yet, but belong together. */
export interface Overlay {
  readonly id: string;
  readonly kind: "release" | "draft";
  readonly label: string;
  /** When it is to be published by itself, epoch milliseconds. */
  readonly scheduledAt: number | null;
  /** Changes with everything that changes in it. */
  readonly revision: number;
}
