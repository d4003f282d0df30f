import type { Locale } from "../../i18n/locales.ts";
import type { RawDocument } from "../document.ts";

/** The questions pages ask the content service. Each throws `ContentError`. */
export interface ContentClient {
  /** The page document or redirect with this identifier in this language; one query. */
  readonly page: (identifier: string, locale: Locale) => Promise<RawDocument | undefined>;
  /** The documents of these types that belong to a host, in all languages; one query. */
  readonly ofHost: (host: string, types: readonly string[]) => Promise<readonly RawDocument[]>;
  /** All documents of these types in all languages. */
  readonly all: (types: readonly string[]) => Promise<readonly RawDocument[]>;
}

/** The questions of editors' tools besides (specification §7 and §8). */
export interface EditorQuestions {
  /** The document with this id in whatever language. Throws a `ContentError` of kind `no-documents`. */
  readonly byId: (id: string) => Promise<RawDocument>;
  /** All tags. Throws a `ContentError` of kind `form-not-found` when the repository names no form for them. */
  readonly tags: () => Promise<readonly string[]>;
}

export interface ContentService extends ContentClient, EditorQuestions {
  /** The same questions about what an editor previews; without a token of ours in the cookie, this service itself. */
  readonly withPreview: (cookie: string) => ContentService;
}
