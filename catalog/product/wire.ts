import * as v from "valibot";
import {
  wireCount,
  wireFlag,
  wireId,
  wireList,
  wireName,
  wireSize,
  wireTag,
  wireText as text,
} from "../provider/wire.ts";
import { wireImage } from "../media/wire.ts";
import { wireLocation } from "../place/wire.ts";
import { wireCancellation, wireReschedule, wireValidity } from "../ticket/wire.ts";
import { wireFacts } from "./wire-facts-schema.ts";
import { wirePrice } from "../price/wire.ts";
import { wirePriorPrice } from "../price/wire-prior-price.ts";
import { wireReview } from "../review/wire.ts";
import { wireLanguage } from "../provider/wire-language.ts";
import { wireAverage, wireReviewsDetails } from "../review/wire-rating.ts";
import { wireNetwork } from "../bus/wire.ts";
import { wireShow } from "../show/wire.ts";
import { wireTransfer } from "../transfer/wire.ts";
import { wireVideo } from "../media/wire.ts";

const wireDescriptor = v.union([
  v.string(),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
]);

/** How many travellers one booking takes; unknown where it does not fit. */
const paxRange = v.fallback(v.nullish(v.object({ max: v.nullish(wireCount) })), undefined);

/** A tour group as the provider sends it: the fields we read. Optional fields may also be null. */
export const wireTourGroup = v.object({
  ...wireLanguage,
  id: wireId,
  name: wireName,
  imageUrl: text,
  city: v.nullish(
    v.object({
      ...wireLanguage,
      code: text,
      displayName: text,
      timeZone: text,
      country: v.nullish(v.object({ code: text })),
    }),
  ),
  flowType: text,
  allTags: wireList(v.string()),
  descriptors: wireList(wireDescriptor),
  averageRating: wireAverage,
  reviewCount: v.nullish(wireCount),
  ratingCount: v.nullish(wireCount),
  callToAction: text,
  highlights: text,
  microBrandsHighlight: text,
  inclusionsRichText: text,
  exclusionsRichText: text,
  reviewsDetails: v.nullish(wireReviewsDetails),
  topReviews: wireList(wireReview),
  listingPrice: v.nullish(wirePrice),
  media: v.nullish(
    v.object({
      productImages: wireList(wireImage),
      safetyImages: wireList(wireImage),
      videos: wireList(wireVideo),
    }),
  ),
  primaryCollection: v.nullish(wireTag),
  primaryCategory: v.nullish(wireTag),
  primarySubCategory: v.nullish(wireTag),
  minDuration: wireSize,
  maxDuration: wireSize,
  cancellationPolicyV2: v.nullish(wireCancellation),
  reschedulePolicy: v.nullish(wireReschedule),
  ticketValidity: v.nullish(wireValidity),
  startLocation: v.nullish(wireLocation),
  show: v.nullish(wireShow),
  hopOnHopOff: v.nullish(wireNetwork),
  ...wireTransfer,
  ...wireFacts,
  priorPrice: v.nullish(wirePriorPrice),
  combo: wireFlag,
  multiVariant: wireFlag,
  allVariantOpenDated: wireFlag,
  variants: wireList(v.object({ ...wireLanguage, id: wireId, name: text, pax: paxRange })),
});

export type WireTourGroup = v.InferOutput<typeof wireTourGroup>;
