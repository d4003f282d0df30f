import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { PriceTag } from "../../ui/product/PriceTag.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./RankedOffer.css.ts";

interface RankedOfferProps {
  readonly product: Product;
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
}

/** Renders price and call to action, or why there is neither. The latter only looks like a button, since the whole row is the link. */
export function RankedOffer({ product, page, showScratchPrice }: RankedOfferProps) {
  const { locale, t } = page;
  const { price, note } = page.sale(product);
  return (
    <div className={css.offer}>
      <StyleSheet of={css} />
      {note !== undefined && <p className={price ? css.note : css.soldOut}>{note}</p>}
      {price && (
        <>
          <PriceTag price={price} locale={locale} t={t} showScratchPrice={showScratchPrice} />
          <span className={css.action} aria-hidden>
            {product.callToAction ?? t("product.bookNow")}
          </span>
        </>
      )}
    </div>
  );
}
