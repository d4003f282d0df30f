import { StyleSheet } from "../theme/StyleSheet.tsx";
import { CardHighlights } from "./CardHighlights.tsx";
import { CardBadge } from "./CardBadge.tsx";
import { CardPicture, type CardPictureProps, hasPoster } from "./CardPicture.tsx";
import * as css from "./ProductCard.css.ts";
import { RatingLine } from "./Rating.tsx";
import type { Locale } from "../../i18n/locales.ts";
import { ProductKicker } from "./ProductKicker.tsx";
import { Localized } from "../primitives/Localized.tsx";
import { PriceTag } from "./PriceTag.tsx";

export interface ProductCardProps extends CardPictureProps {
  /** The target of the link; without it the card is no link. */
  readonly href: string | undefined;
  readonly locale: Locale;
  readonly showScratchPrice: boolean;
  /** How many highlights it has room for; five are the most there are. */
  readonly highlights: number;
}

/** A product among others: picture, what and where, rating, highlights, price. The whole card is one link. */
export function ProductCard(props: ProductCardProps) {
  const { product, locale, t } = props;
  return (
    <article className={css.product} data-product={product.id}>
      <StyleSheet of={css} />
      <CardPicture {...props} />
      <CardHead {...props} />
      <div className={css.rating}>{product.rating && <RatingLine rating={product.rating} locale={locale} t={t} />}</div>
      <div className={css.highlights}>
        <CardHighlights product={product} locale={locale} t={t} most={props.highlights} />
      </div>
      <CardFoot {...props} />
    </article>
  );
}

/** Category, city, and the name, which is the card's one link. */
function CardHead({ product, href, badge, t }: ProductCardProps) {
  return (
    <div className={css.head}>
      {badge && hasPoster(product) && (
        <p className={css.headBadge}>
          <CardBadge badge={badge} t={t} />
        </p>
      )}
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
function CardFoot({ product, sale: { price, note }, locale, t, showScratchPrice }: ProductCardProps) {
  return (
    <div className={css.foot}>
      {note !== undefined && <p className={css.notice}>{note}</p>}
      {price && (
        <>
          <PriceTag price={price} locale={locale} t={t} showScratchPrice={showScratchPrice} />
          <div aria-hidden className={css.callToAction}>
            {product.callToAction ?? t("product.bookNow")}
          </div>
        </>
      )}
    </div>
  );
}
