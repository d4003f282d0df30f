import { type InternalPath, toInternalPath } from "./internal-path.ts";
import { reduceView } from "./view.ts";

/**
 * Kind of a known address. A redirect reads no parameters, and has no further pages that could be missing. An address
 * is gone when a document was there before: whether one is there now, the content service decides.
 */
export type KnownAddress =
  | { readonly kind: "page"; readonly view: readonly string[] }
  | { readonly kind: "redirect" | "gone" };

/** Returns an internal path without what varies the page at its address: `/www.tessera.example/de/rome`. */
export function addressIn({ host, locale, segments }: Pick<InternalPath, "host" | "locale" | "segments">): string {
  return ["", host, locale, ...segments].join("/");
}

/**
 * Returns the internal path with only what the page at its address reads. Undefined if a
 * list has no such page.
 */
export function reducePath(path: InternalPath, known: KnownAddress): InternalPath | undefined {
  const hasView = known.kind === "page" && path.view !== "_";
  const view = hasView ? reduceView(decodeURIComponent(path.view), known.view) : "_";
  return view === undefined ? undefined : toInternalPath({ ...path, view: encodeURIComponent(view) });
}

/** All addresses of a site's hosts at a ref of the content, by what they read of a query. */
export interface AddressReport {
  readonly ref: string;
  readonly redirects: readonly string[];
  readonly pages: readonly { readonly view: readonly string[]; readonly addresses: readonly string[] }[];
  /** Absent while they are not known, and where the reader has them already. */
  readonly products?: KnownProducts | undefined;
}

/** The products that are listed somewhere. Each has a page on every host, in every language. */
export interface KnownProducts {
  /** Changes with them. */
  readonly version: string;
  /** The query parameters that their pages read. */
  readonly view: readonly string[];
  /** Of each its id and the words of its address. */
  readonly slugs: readonly (readonly [number, string])[];
}

/** Versions that a reader of addresses has already. */
export interface AddressVersions {
  readonly ref?: string | undefined;
  readonly products?: string | undefined;
}
