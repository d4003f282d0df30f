import { isAvailable, type Product, type ProductLabel } from "../../catalog/product/product.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { CardHighlights } from "./CardHighlights.tsx";
import { CardPicture } from "./CardPicture.tsx";
import * as css from "./ProductCard.css.ts";
import { RatingLine } from "./Rating.tsx";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { ProductKicker } from "./ProductKicker.tsx";
import { Localized } from "../primitives/Localized.tsx";
import { PriceTag } from "./PriceTag.tsx";

export interface ProductCardProps {
  readonly product: Product;
  readonly badge: ProductLabel | undefined;
  readonly href: string;
  readonly locale: Locale;
  readonly t: Translator;
  readonly showScratchPrice: boolean;
  /** How many highlights it has room for; five are the most there are. */
  readonly highlights: number;
}

/** A product among others: picture, what and where, rating, highlights, price. The whole card is one link. */
export function ProductCard({ product, badge, href, locale, t, showScratchPrice, highlights: most }: ProductCardProps) {
  return (
    <article className={css.product}>
      <StyleSheet of={css} />
      <div className={isAvailable(product) ? css.picture : css.soldOut}>
        <CardPicture product={product} badge={badge} t={t} />
      </div>
      <CardHead product={product} href={href} />
      <div className={css.rating}>{product.rating && <RatingLine rating={product.rating} locale={locale} t={t} />}</div>
      <div className={css.highlights}>
        <CardHighlights product={product} locale={locale} t={t} most={most} />
      </div>
      <CardFoot product={product} locale={locale} t={t} showScratchPrice={showScratchPrice} />
    </article>
  );
}

/** Category, city, and the name, which is the card's one link. */
function CardHead({ product, href }: Pick<ProductCardProps, "product" | "href">) {
  return (
    <div className={css.head}>
      <ProductKicker product={product} className={css.kicker} />
      <h3 className={css.title}>
        <a href={href} className={css.link}>
          <Localized text={product.name} />
        </a>
      </h3>
    </div>
  );
}

/** The price and the next step; what can't be booked has neither. The step only looks like a link: the card's link is its title. */
function CardFoot({ product, locale, t, showScratchPrice }: Omit<ProductCardProps, "badge" | "href" | "highlights">) {
  return (
    <div className={css.foot}>
      {isAvailable(product) ? (
        <>
          <PriceTag price={product.price} locale={locale} t={t} showScratchPrice={showScratchPrice} />
          <div aria-hidden className={css.callToAction}>
            {product.callToAction ?? t("product.checkDates")}
          </div>
        </>
      ) : (
        <p className={css.notice}>{t("product.soldOut")}</p>
      )}
    </div>
  );
}
