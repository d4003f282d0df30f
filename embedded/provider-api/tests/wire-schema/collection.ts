import * as v from "valibot";
import { listingPrice } from "./listing-price.ts";
import { ratingsBreakdown } from "./reviews-details.ts";
import { code, contentLanguage, count, imageUrl, named, rating, slugs, text, video } from "./values.ts";

export const collection = v.strictObject({
  ...named,
  nameLanguage: contentLanguage,
  cityCode: code,
  metaDescription: text,
  heroImageUrl: imageUrl,
  cardImageUrl: imageUrl,
  illustrationUrl: imageUrl,
  activeProductCount: count,
  ratingsInfo: v.strictObject({ ratingsCount: count, averageRating: rating, ratingsBreakdown }),
  startingPrice: v.nullable(v.strictObject({ listingPrice })),
  videos: v.array(video),
  urlSlugs: slugs,
});

export const collectionsAnswer = v.strictObject({ collections: v.array(collection) });
