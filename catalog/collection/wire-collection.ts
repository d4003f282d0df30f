import * as v from "valibot";
import { fitting } from "../provider/wire-fitting.ts";
import { wireId } from "../provider/wire-id.ts";
import { wirePrice } from "../price/wire-price.ts";
import { wireName, wireText as text } from "../provider/wire-text.ts";
import { wireVideo } from "../media/wire-video.ts";

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

export type WireCollection = v.InferOutput<typeof wireCollection>;
