import { isAvailable, type Product, type ProductLabel } from "../../catalog/product/product.ts";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { CardHighlights } from "./CardHighlights.tsx";
import { CardPicture } from "./CardPicture.tsx";
import * as css from "./ProductCard.css.ts";
import { RatingLine } from "./Rating.tsx";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { PriceTag } from "./PriceTag.tsx";

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

/** Category, city, and the name, which is the card's one link. */
function CardHead({ product, href }: Pick<ProductCardProps, "product" | "href">) {
  const { subCategory, category, cityName, name } = product;
  const kicker = [(subCategory ?? category)?.name, cityName].filter(Boolean).join(" · ");
  return (
    <div className={css.head}>
      {kicker !== "" && <p className={css.kicker}>{kicker}</p>}
      <h3 className={css.title}>
        <a href={href} className={css.link}>
          {name}
        </a>
      </h3>
    </div>
  );
}

/** The price and the next step. The step only looks like a link: the card's link is its title. */
function CardFoot({ product, locale, t, showScratchPrice }: Omit<ProductCardProps, "badge" | "href">) {
  const bookable = isAvailable(product);
  const step = bookable ? (product.callToAction ?? t("product.checkDates")) : t("product.soldOutHint");
  return (
    <div className={css.foot}>
      {bookable ? (
        <PriceTag price={product.price} locale={locale} t={t} showScratchPrice={showScratchPrice} />
      ) : (
        <p className={css.notice}>{t("product.soldOut")}</p>
      )}
      <div aria-hidden className={css.callToAction[bookable ? "book" : "soldOut"]}>
        {step}
      </div>
    </div>
  );
}
