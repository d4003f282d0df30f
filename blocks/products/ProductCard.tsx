import type { CardFacts } from "../../catalog/product/card-facts.ts";
import { factWords } from "../../catalog/product/fact-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { CardBadge } from "./CardBadge.tsx";
import { CardHighlights, SellingPoints } from "./CardHighlights.tsx";
import { CardPicture, type CardPictureProps, hasBadgeInText } from "./CardPicture.tsx";
import { PriceTag } from "./PriceTag.tsx";
import * as css from "./ProductCard.css.ts";
import { ProductKicker } from "./ProductKicker.tsx";
import { RatingLine } from "../reviews/Rating.tsx";

export interface ProductCardProps extends CardPictureProps {
  /** Where the card leads. */
  readonly href: string;
  /** BCP 47: the language of the page there, where it is another than this one's. */
  readonly hrefLang?: string | undefined;
  /** Where its button leads, for those sizes that have one. */
  readonly bookingHref: string;
  readonly locale: Locale;
  readonly showScratchPrice: boolean;
  /** Its first facts, and its highlights: see `cardFacts`. */
  readonly facts: CardFacts;
}

/** Highlights that each size has room for, at most five (J12). */
const highlightsAt = { s: 0, m: 3, l: 5 } as const;

/**
 * A product among others: picture, what and where, rating, what distinguishes it, highlights, price. The whole card leads to
 * its page, and the button to its booking (A2). In a grid of one column each size is a compact row without a button.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, size, locale, t, facts } = props;
  const described = { ...product, nextDay: facts.nextDay };
  const words = facts.first.map((fact) => factWords(fact, described, locale, t)).filter((each) => each !== "");
  return (
    <article className={css.size[size]} data-product={product.id}>
      <StyleSheet of={css} />
      <CardPicture {...props} />
      <div className={css.text}>
        <CardHead {...props} />
        {product.rating && <RatingLine rating={product.rating} locale={locale} t={t} />}
        {words.length > 0 && <p className={css.facts}>{words.join("\u00A0· ")}</p>}
        {highlightsAt[size] > 0 && (
          <CardHighlights facts={facts} product={product} locale={locale} t={t} most={highlightsAt[size]} />
        )}
        {size === "l" && <SellingPoints product={product} locale={locale} />}
        <CardFoot {...props} />
      </div>
    </article>
  );
}

/** Category, city, and the name, which links to its page. Without a button, its accessible name ends in the next step. */
function CardHead({ product, size, image, href, hrefLang, badge, sale, t }: ProductCardProps) {
  return (
    <>
      {badge && hasBadgeInText({ size, image }) && <CardBadge badge={badge} t={t} />}
      <ProductKicker product={product} className={css.kicker} />
      <h3 className={css.title}>
        <a href={href} hrefLang={hrefLang} className={`${css.cardLink} ${css.clamped}`}>
          <LinkText hrefLang={hrefLang}>
            <Localized text={product.name} />
          </LinkText>
          {sale.price && !hasButton(size) && <span className="visually-hidden"> · {nameNextStep({ product, t })}</span>}
        </a>
      </h3>
    </>
  );
}

const hasButton = (size: ProductCardProps["size"]) => size === "m" || size === "l";

function nameNextStep({ product, t }: Pick<ProductCardProps, "product" | "t">): string {
  return product.callToAction ?? t("product.bookNow");
}

/** The price and the next step; what can't be booked has neither. */
function CardFoot({ product, size, bookingHref, sale, facts, locale, t, showScratchPrice }: ProductCardProps) {
  const { price, firstDay } = sale;
  // Where the next free day is a later one, the first can't be booked any more.
  const isOver = firstDay !== undefined && facts.freeDay !== undefined && facts.freeDay > firstDay;
  const note = isOver ? undefined : sale.note;
  return (
    <div className={css.foot}>
      {note !== undefined && <p className={css.notice}>{note}</p>}
      {price && <PriceTag price={price} locale={locale} t={t} showScratchPrice={showScratchPrice} />}
      {price && hasButton(size) && (
        <a href={bookingHref} className={css.callToAction}>
          {nameNextStep({ product, t })}
          <span className="visually-hidden">
            {" · "}
            <Localized text={product.name} />
          </span>
        </a>
      )}
    </div>
  );
}
