/** Sources of a rendered page. */
export interface PageSource {
  /** Names of what changes the page, as a publication has them. */
  readonly tags: readonly string[];
  /** When reading began, epoch milliseconds. A publication after that changes the page. */
  readonly readAt: number;
}

/** Seconds that a page is fresh, and that it may be sent at all. */
export interface Lifetime {
  readonly revalidate: number;
  readonly expire: number;
}

/** One request on its way through Next. The process sets the read-only members, and the page that is rendered the others. */
export interface Rendering {
  /** Path of the route that Next renders; undefined for a path that is a route already. */
  readonly routePath: string | undefined;
  /** Ends the request with an error. Does nothing after it has ended. */
  readonly fail: (error: unknown) => void;
  /** A document that the process hands over with the request, for a page that reads it. */
  readonly input?: unknown;
  /** Report of such a page. */
  output?: unknown;
  source?: PageSource;
  lifetime?: Lifetime;
  /** Whether the page lacks data, so that a whole one is better. */
  lacksData?: boolean;
}
