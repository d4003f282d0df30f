import type { RawDocument } from "./document.ts";

interface Entry {
  readonly documents: Promise<readonly RawDocument[]>;
  readonly expires: number;
}

/** Reads the documents that all pages of a host share. */
export type SharedDocuments = (host: string) => Promise<readonly RawDocument[]>;

/**
 * Keeps each host's shared documents for `ttlMs`, with one question under way per host. When asking again fails, the
 * last good answer goes on being used; only the first failure of a host throws.
 */
export function createSharedDocuments(
  ask: (host: string) => Promise<readonly RawDocument[]>,
  { ttlMs, now }: { readonly ttlMs: number; readonly now: () => number },
): SharedDocuments {
  const entries = new Map<string, Entry>();
  return async (host) => {
    const known = entries.get(host);
    if (known !== undefined && known.expires > now()) return known.documents;
    const documents = known === undefined ? ask(host) : ask(host).catch(() => known.documents);
    entries.set(host, { documents, expires: now() + ttlMs });
    documents.catch(() => entries.delete(host));
    return documents;
  };
}
