import type { InternalPath } from "../../routing/internal-path.ts";
import { type KnownProducts, reducePath } from "../../routing/known-address.ts";
import { isLocaleCode } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import { parseProductPath, productPath } from "../../routing/product-address.ts";
import type { Verdict } from "./verdict.ts";

/** The listed products at the edge: words of the address by id. */
export interface ProductIndex extends Pick<KnownProducts, "version" | "view"> {
  readonly slugs: ReadonlyMap<number, string>;
}

/**
 * Returns what is known of a product's own address; undefined for any other address. A product that no list has may exist:
 * lists omit what can't be booked.
 */
export function productVerdict(path: InternalPath, products: ProductIndex | undefined): Verdict | undefined {
  const address = parseProductPath(path.segments.map(decodeURIComponent));
  if (address === undefined) return undefined;
  if (products === undefined) return { kind: "uncertain" };
  const slug = products.slugs.get(address.id);
  if (slug !== undefined && slug !== address.slug && isLocaleCode(path.locale))
    return { kind: "moved", location: pagePath(path.locale, productPath({ ...address, slug })) };
  const internalPath = reducePath(path, { kind: "page", view: products.view });
  if (internalPath === undefined) return { kind: "missing" };
  return { kind: slug === undefined ? "unlisted" : "page", internalPath };
}
