/** What an editor makes: the part of a document that is written. */
export interface DocumentContent {
  readonly id: string;
  /** Documents that are translations of each other share it, one for each language. */
  readonly translations: string;
  readonly type: string;
  readonly lang: string;
  /** Unique among the documents of its type and language; null when the type has none. */
  readonly uid: string | null;
  /** What editors call the document. */
  readonly title: string;
  readonly tags: readonly string[];
  /**
   * Values in the shapes of the Document API. Of a link to a document only the id and the link's own text, variant,
   * target and key count: the rest is filled in when it is read. Pictures of ours have addresses that begin with
   * `/media/`.
   */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document as a reader finds it. */
export interface StoredDocument extends DocumentContent {
  /** Epoch milliseconds; null for what was never published. */
  readonly firstPublished: number | null;
  readonly lastPublished: number | null;
}

/** What a link or a list of translations says about a document: all but its content. */
export type DocumentStub = Omit<StoredDocument, "data" | "title">;
