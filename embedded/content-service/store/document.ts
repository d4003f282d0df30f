/** The part of a document that editors write. */
export interface DocumentContent {
  readonly id: string;
  /** Group id that translations of a document share, one document for each language. */
  readonly translations: string;
  readonly type: string;
  readonly lang: string;
  /** Unique among documents of its type and language; null when the type has no uid. */
  readonly uid: string | null;
  /** The title that editors see. */
  readonly title: string;
  readonly tags: readonly string[];
  /**
   * Values in the format of the Document API. A document link holds its id, text, variant, target and key; reading adds
   * the rest. Addresses of this service's pictures start with `/media/`.
   */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document as readers find it. */
export interface StoredDocument extends DocumentContent {
  /** Epoch milliseconds; null when never published. */
  readonly firstPublished: number | null;
  readonly lastPublished: number | null;
}

/** A document without its content, for links and lists of translations. */
export type DocumentStub = Omit<StoredDocument, "data" | "title">;
