import * as v from "valibot";
import { toVideo, wireVideo } from "../media/wire.ts";
import { toPrice, wireStartingPrice } from "../price/wire.ts";
import { wireCount, wireId, wireList, wireName, wireText } from "../provider/wire.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { toRating, wireAverage, wireBreakdown } from "../review/wire-rating.ts";
import type { Collection } from "./collection.ts";

/** A collection as the provider sends it: the fields we read. */
export const wireCollection = v.object({
  ...wireLanguage,
  id: wireId,
  displayName: wireName,
  cityCode: wireText,
  metaDescription: wireText,
  heroImageUrl: wireText,
  cardImageUrl: wireText,
  illustrationUrl: wireText,
  activeProductCount: v.nullish(wireCount),
  ratingsInfo: v.nullish(
    v.object({
      ratingsCount: v.nullish(wireCount),
      averageRating: wireAverage,
      ratingsBreakdown: v.nullish(wireBreakdown),
    }),
  ),
  startingPrice: v.nullish(v.object({ listingPrice: v.nullish(wireStartingPrice) })),
  videos: wireList(wireVideo),
});

/** Returns a collection in our own terms. The provider counts its ratings, not its reviews. */
export function toCollection(wire: v.InferOutput<typeof wireCollection>, locale: Locale): Collection {
  const { text, name } = itemTexts(wire, locale);
  const { averageRating: average, ratingsCount: ratingCount, ratingsBreakdown } = wire.ratingsInfo ?? {};
  return {
    id: wire.id,
    name: name(wire.displayName),
    cityCode: wire.cityCode,
    description: text(wire.metaDescription),
    heroImageUrl: wire.heroImageUrl,
    cardImageUrl: wire.cardImageUrl,
    illustrationUrl: wire.illustrationUrl,
    productCount: wire.activeProductCount ?? undefined,
    rating: toRating({ average, ratingCount, reviewCount: 0 }),
    ratings: ratingsBreakdown ?? undefined,
    startingPrice: toPrice(wire.startingPrice?.listingPrice),
    videos: wire.videos.map(toVideo),
  };
}
