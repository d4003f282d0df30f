import type { Collection } from "./collection.ts";
import { toPrice } from "../price/to-price.ts";
import { toRating } from "../review/to-rating.ts";
import { toVideo } from "../media/to-video.ts";
import type { WireCollection } from "./wire-collection.ts";

/** A collection in our own terms. The provider counts its ratings, not its reviews. */
export function toCollection(wire: WireCollection): Collection {
  const { averageRating: average, ratingsCount: ratingCount } = wire.ratingsInfo ?? {};
  return {
    id: wire.id,
    name: wire.displayName,
    cityCode: wire.cityCode,
    description: wire.metaDescription,
    heroImageUrl: wire.heroImageUrl,
    cardImageUrl: wire.cardImageUrl,
    rating: toRating({ average, ratingCount, reviewCount: 0 }),
    startingPrice: toPrice(wire.startingPrice?.listingPrice),
    videos: wire.videos.map(toVideo),
  };
}
