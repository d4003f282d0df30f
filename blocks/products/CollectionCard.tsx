import type { Collection } from "../../catalog/collection/collection.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { PlaceCard, type PlaceCardProps } from "./PlaceCard.tsx";
import { placePictures } from "./place-pictures.ts";
import { RatingLine } from "../reviews/Rating.tsx";
import { StartingPrice } from "./StartingPrice.tsx";

export interface CollectionCardProps extends Pick<PlaceCardProps, "target" | "image" | "widths" | "page"> {
  readonly collection: Collection;
  readonly locale: Locale;
  readonly t: Translator;
}

/** A place or theme with its products: picture, name, rating, how many products, lowest price. */
export function CollectionCard({ collection, target, image, widths, locale, t, page }: CollectionCardProps) {
  const { id, name, rating, startingPrice, productCount } = collection;
  return (
    <PlaceCard name={name} target={target} image={image} size="s" widths={widths} collectionId={id} page={page}>
      {rating && <RatingLine rating={rating} locale={locale} t={t} />}
      {productCount !== undefined && productCount > 0 && <p>{t("count.experiences", { n: productCount })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={locale} t={t} />}
    </PlaceCard>
  );
}

/** Returns the pictures that a card of a collection can have, its own first. */
export function collectionPictures({ cardImageUrl, heroImageUrl, illustrationUrl = "" }: CollectionPictures) {
  return placePictures([cardImageUrl, heroImageUrl, illustrationUrl]);
}

type CollectionPictures = Pick<Collection, "cardImageUrl" | "heroImageUrl" | "illustrationUrl">;
