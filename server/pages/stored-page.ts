/**
 * The response to a page, ready to be sent to any client. Parts that depend on the request are added while it is sent.
 */
export interface StoredPage {
  /** 200, a redirect, or 404. Only 200 has a body: the host's not-found page is a separate page. */
  readonly status: number;
  /** Names in lower case. Without those that depend on the request, the encoding or the time. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody | undefined;
  /** Sources of the page, as a publication names them. */
  readonly tags: readonly string[];
  /** When reading its content began, epoch milliseconds. A publication after that changes the page. */
  readonly readAt: number;
  /** When it was rendered, epoch milliseconds. */
  readonly storedAt: number;
  readonly freshForMs: number;
  /** Whether it lacks data. It never replaces a whole page, and is rendered again within seconds. */
  readonly provisional: boolean;
  /** A page of another build is rendered again before it is sent. */
  readonly buildId: string;
}

/** HTML in the encodings that clients accept. One that accepts neither receives the decompressed gzip. */
export interface PageBody {
  readonly brotli: Uint8Array;
  readonly gzip: Uint8Array;
  /** Entity tag of the HTML, weak since all encodings share it: `W/"…"`. */
  readonly etag: string;
}
