import * as v from "valibot";
import { wireId } from "./id.ts";
import { wirePrice } from "./price.ts";

const text = v.nullish(v.string(), "");

/** A collection as the provider sends it: the fields we read. */
export const wireCollection = v.object({
  id: wireId,
  displayName: v.pipe(v.string(), v.nonEmpty()),
  cityCode: text,
  metaDescription: text,
  heroImageUrl: text,
  cardImageUrl: text,
  ratingsInfo: v.nullish(v.object({ ratingsCount: v.nullish(v.number()), averageRating: v.nullish(v.number()) })),
  startingPrice: v.nullish(v.object({ listingPrice: v.nullish(wirePrice) })),
});

export type WireCollection = v.InferOutput<typeof wireCollection>;
