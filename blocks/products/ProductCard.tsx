import type { CardFacts } from "../../catalog/product/card-facts.ts";
import { factWords } from "../../catalog/product/fact-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import { ByDevice } from "../../ui/primitives/ByDevice.tsx";
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
  /** Address of its booking, for the button of those sizes that have one. */
  readonly bookingHref: string;
  /** The same on a phone, where that is another one. */
  readonly phoneHref?: string | undefined;
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
        <a href={href} hrefLang={hrefLang} className={css.cardLink}>
          <LinkText hrefLang={hrefLang}>
            <Localized text={product.name} />
          </LinkText>
          {sale.price && (
            <span className={hasButton(size) ? `visually-hidden ${css.withoutButton}` : "visually-hidden"}>
              {" · "}
              {nameNextStep({ product, t })}
            </span>
          )}
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
function CardFoot(props: ProductCardProps) {
  const { size, sale, facts, locale, t, showScratchPrice } = props;
  const { price, firstDay } = sale;
  // Where the next free day is a later one, the first can't be booked any more.
  const isOver = firstDay !== undefined && facts.freeDay !== undefined && facts.freeDay > firstDay;
  const note = isOver ? undefined : sale.note;
  return (
    <div className={css.foot}>
      {note !== undefined && <p className={css.notice}>{note}</p>}
      {price && <PriceTag price={price} locale={locale} t={t} showScratchPrice={showScratchPrice} />}
      {price && hasButton(size) && <BookingButton {...props} />}
    </div>
  );
}

function BookingButton({ product, bookingHref, phoneHref, t }: ProductCardProps) {
  const link = (href: string) => (
    <a href={href} className={css.callToAction}>
      {nameNextStep({ product, t })}
      <span className="visually-hidden">
        {" · "}
        <Localized text={product.name} />
      </span>
    </a>
  );
  if (phoneHref === undefined) return link(bookingHref);
  return <ByDevice>{(isMobile) => link(isMobile ? phoneHref : bookingHref)}</ByDevice>;
}
