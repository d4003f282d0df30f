import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import { productBadge } from "../../catalog/product/product-badge.ts";
import { describeSale, type Sale } from "../../catalog/show/sale.ts";
import type { PageContext } from "../../renderer/index.ts";

/** Returns what a visitor can do about a product now. */
export function readSale(product: Product, page: Pick<PageContext, "snapshot" | "locale" | "t">): Sale {
  return describeSale(product, { now: page.snapshot.readAt, locale: page.locale, t: page.t });
}

/** Returns the one label a product carries on this site. */
export function findBadge(product: Product, page: Pick<PageContext, "snapshot" | "site">): ProductLabel | undefined {
  return productBadge(product, page.site, page.snapshot.readAt);
}
