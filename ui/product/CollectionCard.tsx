import type { Collection } from "../../catalog/collection/collection.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { PlaceCard, type PlaceCardProps } from "./PlaceCard.tsx";
import { placePictures } from "./place-pictures.ts";
import { RatingLine } from "./Rating.tsx";
import { StartingPrice } from "./StartingPrice.tsx";

export interface CollectionCardProps extends Pick<PlaceCardProps, "target" | "page"> {
  readonly collection: Collection;
  readonly locale: Locale;
  readonly t: Translator;
}

/** A place or theme with products of its own: picture, name, rating, how many products, lowest price. */
export function CollectionCard({ collection, target, locale, t, page }: CollectionCardProps) {
  const { id, name, cardImageUrl, heroImageUrl, rating, startingPrice, productCount } = collection;
  const images = placePictures([cardImageUrl, heroImageUrl]);
  return (
    <PlaceCard name={name} target={target} images={images} size="s" collectionId={id} page={page}>
      {rating && <RatingLine rating={rating} locale={locale} t={t} />}
      {productCount !== undefined && productCount > 0 && <p>{t("count.experiences", { n: productCount })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={locale} t={t} />}
    </PlaceCard>
  );
}
