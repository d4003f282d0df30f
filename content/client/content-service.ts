import type { FindDocuments } from "../../catalog/document/document.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { RawDocument } from "../document.ts";

/** The queries of pages to the content service. Each throws `ContentError`. */
export interface ContentClient {
  /** Returns the page document or redirect with this identifier in this language; one query. */
  readonly page: (identifier: string, locale: Locale) => Promise<RawDocument | undefined>;
  /** Returns the documents of these types that belong to a host, in all languages; one query. */
  readonly ofHost: (host: string, types: readonly string[]) => Promise<readonly RawDocument[]>;
}

/** All documents of some types, in all languages, as they were at a ref. */
interface ReadAtRef {
  readonly ref: string;
  readonly documents: readonly RawDocument[];
}

/** The queries of lists of all pages. Each throws `ContentError`. */
export interface ListQueries {
  /** Returns the ref that pages are read at now. It costs at most one request in five seconds (J10). */
  readonly ref: () => Promise<string>;
  /** Returns the number of documents of these types in all languages; one query. */
  readonly count: (types: readonly string[]) => Promise<number>;
  /**
   * Returns all documents of these types with only these fields, `microsite.title`. The languages of the repository are read
   * side by side, each in pages with their pauses. Throws where the service counts other numbers: a list that
   * lacks some would make their pages unknown.
   */
  readonly allAtRef: (types: readonly string[], fields: readonly string[]) => Promise<ReadAtRef>;
  /** Returns the same documents with only their slices of one type, and of these only some fields. */
  readonly slicesAtRef: (types: readonly string[], slice: string, fields: readonly string[]) => Promise<ReadAtRef>;
}

/** The queries of editors' tools besides (H27, I7). */
export interface EditorQueries {
  /** Returns the document with this id in any language. Throws a `ContentError` of kind `no-documents`. */
  readonly byId: (id: string) => Promise<RawDocument>;
  /** Returns the documents with these ids in any language, without those that do not exist. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly RawDocument[]>;
  /** Returns all tags. Throws a `ContentError` of kind `form-not-found` when the repository names no form for them. */
  readonly tags: () => Promise<readonly string[]>;
  /** Returns the refs of the published content and of the releases. A publication changes the first. */
  readonly refs: () => Promise<readonly string[]>;
}

export interface ContentService extends ContentClient, ListQueries, EditorQueries {
  /** Finds the other documents that a page needs; one search for all queries of a round. */
  readonly documents: FindDocuments;
  /** Returns all documents of these types in one language with only these fields. Throws `ContentError`. */
  readonly allIn: (
    types: readonly string[],
    fields: readonly string[],
    locale: Locale,
  ) => Promise<readonly RawDocument[]>;
  /** The same queries for what an editor previews. A cookie without a token of ours returns this service itself. */
  readonly withPreview: (cookie: string) => ContentService;
  /** Makes the next queries read what was published just now, at this ref if the publication named one. */
  readonly published: (masterRef: string | undefined) => void;
}
