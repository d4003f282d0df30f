import type { Collection } from "../../catalog/collection/collection.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Localized } from "../primitives/Localized.tsx";
import type { PicturePage } from "../primitives/imgix-source.ts";
import { Picture } from "../primitives/Picture.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./CollectionCard.css.ts";
import { fromWords } from "./from-words.ts";
import { priceUnit } from "./price-unit.ts";
import { Poster } from "./Poster.tsx";
import { RatingLine } from "./Rating.tsx";

export interface CollectionCardProps {
  readonly collection: Collection;
  /** Where the card leads; without it the card is no link. */
  readonly target: { readonly href: string; readonly hrefLang?: string } | undefined;
  readonly locale: Locale;
  readonly t: Translator;
  readonly page: PicturePage;
}

const sizes = "(min-width: 1100px) 300px, (min-width: 768px) 50vw, 80vw";

/** A place or theme with products of its own: picture, name, rating, lowest price. The whole card is one link. */
export function CollectionCard({ collection, target, locale, t, page }: CollectionCardProps) {
  const { name, rating, startingPrice, productCount } = collection;
  return (
    <article className={css.collection} data-collection={collection.id}>
      <StyleSheet of={css} />
      <CollectionPicture collection={collection} page={page} />
      <div className={css.body}>
        <h3 className={css.title}>
          <a {...target} className={css.link}>
            <Localized text={name} />
          </a>
        </h3>
        {rating && <RatingLine rating={rating} locale={locale} t={t} />}
        {productCount !== undefined && productCount > 0 && (
          <p className={css.count}>{t("count.experiences", { n: productCount })}</p>
        )}
        {startingPrice && <StartingPrice price={startingPrice} locale={locale} t={t} />}
      </div>
    </article>
  );
}

interface StartingPriceProps extends Pick<CollectionCardProps, "locale" | "t"> {
  readonly price: ListingPrice;
}

/** The lowest price, and the group it is for. */
function StartingPrice({ price, locale, t }: StartingPriceProps) {
  const { before, after } = fromWords(t);
  const unit = priceUnit(price, t);
  return (
    <p className={css.price}>
      {before}
      <bdi className={`${css.amount} tabular`}>{formatMoney(price.final, locale)}</bdi>
      {after}
      {unit !== "" && ` ${unit}`}
    </p>
  );
}

/** Decorative: the name is beside it. */
function CollectionPicture({
  collection: { name, cardImageUrl },
  page,
}: Pick<CollectionCardProps, "collection" | "page">) {
  if (cardImageUrl === "") return <Poster title={name} ratio="16:10" />;
  return <Picture image={{ url: cardImageUrl, alt: "" }} ratio="16:10" sizes={sizes} page={page} />;
}
