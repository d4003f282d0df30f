/** A document as the Document API answers it, but for the addresses, which depend on the host that is asked. */
export interface StoredDocument {
  readonly id: string;
  readonly uid: string;
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** `2026-01-02T10:00:00+0000` */
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly slugs: readonly string[];
  readonly alternate_languages: readonly AlternateLanguage[];
  /** Pictures of ours have addresses that begin with `/media/`. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface AlternateLanguage {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string;
}
