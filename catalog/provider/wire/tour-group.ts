import * as v from "valibot";
import { wireId, wireTag } from "./id.ts";
import { wireImage } from "./image.ts";
import { wirePrice } from "./price.ts";

const text = v.nullish(v.string(), "");
const number = v.nullish(v.number());
const wireDescriptor = v.union([
  v.string(),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
]);

/** A tour group as the provider sends it: the fields we read. What may be missing may also be null. */
export const wireTourGroup = v.object({
  id: wireId,
  name: v.pipe(v.string(), v.nonEmpty()),
  imageUrl: text,
  city: v.nullish(v.object({ code: text, displayName: text })),
  flowType: text,
  allTags: v.nullish(v.array(v.string()), []),
  descriptors: v.nullish(v.array(wireDescriptor), []),
  averageRating: number,
  reviewCount: number,
  ratingCount: number,
  callToAction: text,
  highlights: text,
  microBrandsHighlight: text,
  listingPrice: v.nullish(wirePrice),
  media: v.nullish(v.object({ productImages: v.nullish(v.array(wireImage), []) })),
  primaryCategory: v.nullish(wireTag),
  primarySubCategory: v.nullish(wireTag),
  minDuration: number,
  maxDuration: number,
  cancellationPolicyV2: v.nullish(v.object({ cancellable: v.boolean(), cancellableUpTo: number })),
});

export type WireTourGroup = v.InferOutput<typeof wireTourGroup>;
