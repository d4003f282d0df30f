import type { InternalPath } from "../../routing/internal-path.ts";

/** Facts about a page that are known before it is looked for. */
export type Verdict =
  /** It exists, and `internalPath` has only the query parameters that it reads. */
  | { readonly kind: "page"; readonly internalPath: InternalPath }
  /** It may exist: a product that no list has. Its render waits behind those of known pages. */
  | { readonly kind: "unlisted"; readonly internalPath: InternalPath }
  /** Its address has other words: a path on the same host. */
  | { readonly kind: "moved"; readonly location: string }
  /** No document is published at its address, or its list has one page. */
  | { readonly kind: "missing" }
  /** The addresses are not known, or not known to be current: the page decides. */
  | { readonly kind: "uncertain" };
