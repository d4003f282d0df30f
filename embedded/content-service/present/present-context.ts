/** What answers depend on besides the documents. */
export interface PresentContext {
  readonly ref: string;
  /** Of the content service, as the client calls it. */
  readonly origin: string;
  /** Where pictures are served, without `/media`. */
  readonly mediaBaseUrl: string;
  /** The only fields to answer, as `type.field`; undefined for all. */
  readonly fetch: readonly string[] | undefined;
  /** By document id: the data that links to the document are given. */
  readonly linked: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}
