import type { Collection } from "../../catalog/collection/collection.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { PicturePage } from "../primitives/imgix-source.ts";
import { PlaceCard, type PlaceCardProps } from "./PlaceCard.tsx";
import { RatingLine } from "./Rating.tsx";
import { StartingPrice } from "./StartingPrice.tsx";

/** A picture of the provider; decorative, as the name is beside it. */
interface PlaceImage {
  readonly url: string;
  readonly alt: string;
}

export interface CollectionCardProps extends Pick<PlaceCardProps, "target"> {
  readonly collection: Collection;
  readonly locale: Locale;
  readonly t: Translator;
  readonly page: PicturePage & {
    /** Returns the first picture of each set that is not shown nearby. */
    readonly pictures: (sets: readonly (readonly PlaceImage[])[]) => readonly (PlaceImage | undefined)[];
  };
}

/** A place or theme with products of its own: picture, name, rating, how many products, lowest price. */
export function CollectionCard({ collection, target, locale, t, page }: CollectionCardProps) {
  const { id, name, cardImageUrl, heroImageUrl, rating, startingPrice, productCount } = collection;
  const images = [cardImageUrl, heroImageUrl].filter((url) => url !== "").map((url) => ({ url, alt: "" }));
  const [image] = page.pictures([images]);
  return (
    <PlaceCard name={name} target={target} image={image} size="s" collectionId={id} page={page}>
      {rating && <RatingLine rating={rating} locale={locale} t={t} />}
      {productCount !== undefined && productCount > 0 && <p>{t("count.experiences", { n: productCount })}</p>}
      {startingPrice && <StartingPrice price={startingPrice} locale={locale} t={t} />}
    </PlaceCard>
  );
}
