import { isAvailable, type Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { PriceTag } from "../../ui/product/PriceTag.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./RankedOffer.css.ts";

interface RankedOfferProps {
  readonly product: Product;
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
}

/** Renders price and call to action. The latter only looks like a button, since the whole row is the link. */
export function RankedOffer({ product, page, showScratchPrice }: RankedOfferProps) {
  const { locale, t } = page;
  if (!isAvailable(product)) return <SoldOut page={page} />;
  return (
    <div className={css.offer}>
      <StyleSheet of={css} />
      <PriceTag price={product.price} locale={locale} t={t} showScratchPrice={showScratchPrice} />
      <span className={css.action} aria-hidden>
        {product.callToAction ?? t("product.checkDates")}
      </span>
    </div>
  );
}

/** Renders what a sold-out product has instead of a price and a call to action. */
function SoldOut({ page }: Pick<RankedOfferProps, "page">) {
  return (
    <div className={css.offer}>
      <StyleSheet of={css} />
      <p className={css.soldOut}>{page.t("product.soldOut")}</p>
    </div>
  );
}
