/** Everything that a page varies by, in parts that are percent-encoded. `toInternalPath` makes it, once for each request. */
export interface InternalPath extends InternalParts {
  /** All parts: `/www.tessera.example/de/auto/_/rome`. */
  readonly text: string;
}

interface InternalParts {
  readonly host: string;
  readonly locale: string;
  readonly currency: string;
  readonly view: string;
  readonly segments: readonly string[];
}

export function toInternalPath({ host, locale, currency, view, segments }: InternalParts): InternalPath {
  const text = ["", host, locale, currency, view, ...segments].join("/");
  return { host, locale, currency, view, segments, text };
}

/** Returns a path with its parts percent-encoded: an internal path, or an address without currency and view. */
export function formatInternalPath(parts: readonly string[]): string {
  return `/${parts.map(encodeURIComponent).join("/")}`;
}
