import type { ReactNode } from "react";
import type { Product } from "../../../catalog/product/product.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { readSale } from "../product-on-page.ts";
import { findProductLink } from "../product-links.ts";
import { TicketCard } from "./TicketCard.tsx";
import * as css from "./TicketColumn.css.ts";

interface TicketColumnProps {
  readonly page: PageContext;
  readonly children: ReactNode;
}

/**
 * Renders a text, and on a desktop beside it the first ticket of the page, which stays in view. The text stands by itself on
 * narrower screens, and where nothing of the page can be booked.
 */
export function TicketColumn({ page, children }: TicketColumnProps) {
  const { about, shown } = page.contents;
  const product = [...about, ...shown].find((each) => isOnOffer(each, page));
  if (product === undefined) return children;
  return (
    <div className={css.columns}>
      <StyleSheet of={css} />
      <div className={css.reading} data-reading="">
        {children}
      </div>
      <aside aria-label={page.t("reviews.book")} className={css.beside}>
        <TicketCard product={product} page={page} />
      </aside>
    </div>
  );
}

/** Whether a product can be booked now, and has a page on this site. */
function isOnOffer(product: Product, page: PageContext): boolean {
  return readSale(product, page).price !== undefined && findProductLink(product, page) !== undefined;
}
