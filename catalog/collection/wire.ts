import * as v from "valibot";
import { toVideo, wireVideo } from "../media/wire.ts";
import { toPrice, wirePrice } from "../price/wire.ts";
import { fitting, wireId, wireName, wireText as text } from "../provider/wire.ts";
import { toRating } from "../review/wire-rating.ts";
import type { Collection } from "./collection.ts";

/** A collection as the provider sends it: the fields we read. */
export const wireCollection = v.object({
  id: wireId,
  displayName: wireName,
  cityCode: text,
  metaDescription: text,
  heroImageUrl: text,
  cardImageUrl: text,
  ratingsInfo: v.nullish(v.object({ ratingsCount: v.nullish(v.number()), averageRating: v.nullish(v.number()) })),
  startingPrice: v.nullish(v.object({ listingPrice: v.nullish(wirePrice) })),
  videos: fitting(wireVideo),
});

/** Returns a collection in our own terms. The provider counts its ratings, not its reviews. */
export function toCollection(wire: v.InferOutput<typeof wireCollection>): Collection {
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
