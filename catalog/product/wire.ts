import * as v from "valibot";
import { fitting, wireId, wireName, wireTag, wireText as text } from "../provider/wire.ts";
import { wireImage } from "../media/wire.ts";
import { wireLocation } from "../place/wire.ts";
import { wireCancellation, wireReschedule, wireValidity } from "../ticket/wire.ts";
import { wirePrice } from "../price/wire.ts";
import { wireReview } from "../review/wire.ts";
import { wireLanguage } from "../provider/wire-language.ts";
import { wireReviewsDetails } from "../review/wire-rating.ts";
import { wireVideo } from "../media/wire.ts";

const flag = v.nullish(v.boolean(), false);
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
  ...wireLanguage,
  id: wireId,
  name: wireName,
  imageUrl: text,
  city: v.nullish(v.object({ ...wireLanguage, code: text, displayName: text, timeZone: text })),
  flowType: text,
  allTags: v.nullish(v.array(v.string()), []),
  descriptors: v.nullish(v.array(wireDescriptor), []),
  averageRating: number,
  reviewCount: number,
  ratingCount: number,
  callToAction: text,
  highlights: text,
  microBrandsHighlight: text,
  inclusionsRichText: text,
  exclusionsRichText: text,
  reviewsDetails: v.nullish(wireReviewsDetails),
  topReviews: fitting(wireReview),
  listingPrice: v.nullish(wirePrice),
  media: v.nullish(
    v.object({
      productImages: fitting(wireImage),
      safetyImages: fitting(wireImage),
      videos: fitting(wireVideo),
    }),
  ),
  primaryCollection: v.nullish(wireTag),
  primaryCategory: v.nullish(wireTag),
  primarySubCategory: v.nullish(wireTag),
  minDuration: number,
  maxDuration: number,
  cancellationPolicyV2: v.nullish(wireCancellation),
  reschedulePolicy: v.nullish(wireReschedule),
  ticketValidity: v.nullish(wireValidity),
  startLocation: v.nullish(wireLocation),
  combo: flag,
  multiVariant: flag,
  allVariantOpenDated: flag,
  variants: fitting(v.object({ ...wireLanguage, id: wireId, name: text })),
});

export type WireTourGroup = v.InferOutput<typeof wireTourGroup>;
