import type { PricedStart } from "../../catalog/listing/apply-days.ts";
import type { Product } from "../../catalog/product/product.ts";
import { viewQuery } from "../../routing/view.ts";
import { findProductLink, type LinkingPage } from "./product-links.ts";

/** A product with the target of its card. */
export interface LinkedProduct {
  readonly product: Product;
  readonly href: string;
  readonly hrefLang: string | undefined;
}

interface LinkEnd {
  readonly start: PricedStart | undefined;
  readonly suffix: string;
}

/** Returns a product with the target of its card; an empty list when it has no target. */
export function linkedProduct(
  product: Product,
  { start, suffix }: LinkEnd,
  page: LinkingPage,
): readonly LinkedProduct[] {
  const link = findProductLink(product, page);
  const dated = withSuffix(link?.href, start === undefined ? "" : viewQuery({ ...start }));
  const href = withSuffix(dated, suffix);
  return href === undefined ? [] : [{ product, href, hrefLang: link?.hrefLang }];
}

const suffixParts = /^(?:[?&]([\w.~=&%+-]*))?(#[\w-]*)?$/;

/**
 * Returns the target of a product's link with the editor's suffix (D6). That is a query or a fragment; anything else is
 * omitted, for nothing is below the page of a product. `/rome-e-7/`, `#dates` → `/rome-e-7/#dates`.
 */
function withSuffix(href: string | undefined, suffix: string): string | undefined {
  const [, query = "", fragment = ""] = suffixParts.exec(suffix.trim()) ?? [];
  if (href === undefined) return undefined;
  const [address = "", ownQuery] = href.split("?");
  const queries = [ownQuery, query].filter((each) => each !== undefined && each !== "");
  return `${address}${queries.length > 0 ? "?" : ""}${queries.join("&")}${fragment}`;
}
