import type { PricedStart } from "../../catalog/listing/apply-days.ts";
import type { Product } from "../../catalog/product/product.ts";
import { viewQuery } from "../../routing/view.ts";
import { withSuffix } from "./product-list/with-suffix.ts";
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
