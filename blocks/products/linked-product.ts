import type { PricedStart } from "../../catalog/listing/apply-days.ts";
import type { Product } from "../../catalog/product/product.ts";
import { viewQuery } from "../../routing/view.ts";
import type { PageContext } from "../../renderer/index.ts";
import { findProductLink, type LinkingPage } from "./product-links.ts";

/** A product with the targets of its card: its page, and its booking (A2). */
export interface LinkedProduct {
  readonly product: Product;
  readonly href: string;
  readonly hrefLang: string | undefined;
  readonly bookingHref: string;
  /** Of its booking on a phone, where that is another step (C22). */
  readonly phoneHref: string | undefined;
}

interface LinkEnd {
  readonly start: PricedStart | undefined;
  readonly suffix: string;
}

/** Returns a product with the targets of its card; an empty list when it has no page. The booking has the suffix (D6). */
export function linkedProduct(
  product: Product,
  { start, suffix }: LinkEnd,
  page: LinkingPage & Pick<PageContext, "bookingUrl">,
): readonly LinkedProduct[] {
  const link = findProductLink(product, page);
  if (link === undefined) return [];
  const href = withSuffix(link.href, start === undefined ? "" : viewQuery({ ...start }));
  const bookingHref = withSuffix(page.bookingUrl(product, start), suffix);
  const phoneHref = start && withSuffix(page.bookingUrl(product, { ...start, isMobile: true }), suffix);
  return [{ product, href, hrefLang: link.hrefLang, bookingHref, phoneHref }];
}

const suffixParts = /^(?:[?&]([\w.~=&%+-]*))?(#[\w-]*)?$/;

/**
 * Returns an address with a suffix: a query or a fragment. Anything else is omitted, for an editor's text must not lead
 * elsewhere. `/rome-e-7/`, `?date=2026-11-26` → `/rome-e-7/?date=2026-11-26`.
 */
function withSuffix(href: string, suffix: string): string {
  const [, query = "", fragment = ""] = suffixParts.exec(suffix.trim()) ?? [];
  const [address = "", ownQuery] = href.split("?");
  const queries = [ownQuery, query].filter((each) => each !== undefined && each !== "");
  return `${address}${queries.length > 0 ? "?" : ""}${queries.join("&")}${fragment}`;
}
