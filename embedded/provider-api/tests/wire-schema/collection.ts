import * as v from "valibot";
import { listingPrice } from "./listing-price.ts";
import { code, count, imageUrl, named, rating, slugs, text } from "./values.ts";

export const collection = v.strictObject({
  ...named,
  cityCode: code,
  metaDescription: text,
  heroImageUrl: imageUrl,
  cardImageUrl: imageUrl,
  ratingsInfo: v.strictObject({ ratingsCount: count, averageRating: rating }),
  startingPrice: v.nullable(v.strictObject({ listingPrice })),
  videos: v.strictTuple([]),
  urlSlugs: slugs,
});

export const collectionsAnswer = v.strictObject({ collections: v.array(collection) });
