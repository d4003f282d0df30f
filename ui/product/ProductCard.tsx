import { isAvailable } from "../../catalog/product/is-available.ts";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { CardFoot } from "./CardFoot.tsx";
import { CardHead } from "./CardHead.tsx";
import { CardHighlights } from "./CardHighlights.tsx";
import { CardPicture } from "./CardPicture.tsx";
import * as css from "./ProductCard.css.ts";
import { RatingLine } from "./RatingLine.tsx";

export interface ProductCardProps {
  readonly product: Product;
  readonly badge: ProductLabel | undefined;
  readonly href: string;
  readonly locale: Locale;
  readonly t: Translator;
  readonly showScratchPrice: boolean;
}

/** A product among others: picture, what and where, rating, highlights, price. The whole card is one link. */
export function ProductCard({ product, badge, href, locale, t, showScratchPrice }: ProductCardProps) {
  return (
    <article className={css.product}>
      <StyleSheet of={css} />
      <div className={isAvailable(product) ? css.picture : css.soldOut}>
        <CardPicture product={product} badge={badge} t={t} />
      </div>
      <CardHead product={product} href={href} />
      <div className={css.rating}>{product.rating && <RatingLine rating={product.rating} locale={locale} t={t} />}</div>
      <div className={css.highlights}>
        <CardHighlights product={product} locale={locale} t={t} />
      </div>
      <CardFoot product={product} locale={locale} t={t} showScratchPrice={showScratchPrice} />
    </article>
  );
}
