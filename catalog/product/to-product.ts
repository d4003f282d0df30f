import { defaultVariant } from "./default-variant.ts";
import type { Product, Tag } from "./product.ts";
import { htmlLines } from "./html-lines.ts";
import { toImage, toImages } from "../media/to-images.ts";
import { toDescriptors, toFlowType, toLabels } from "./to-kinds.ts";
import { toPrice } from "../price/to-price.ts";
import { toRating } from "../review/to-rating.ts";
import { toPlace } from "../place/to-place.ts";
import { toCancellation, toReschedule } from "../ticket/to-policies.ts";
import { toReview } from "../review/to-review.ts";
import { toReviewsDetails } from "../review/to-reviews-details.ts";
import { toValidity } from "../ticket/to-validity.ts";
import { toVideo } from "../media/to-video.ts";
import type { WireTourGroup } from "./wire-tour-group.ts";

/** A tour group in our own terms. */
export function toProduct(wire: WireTourGroup): Product {
  const { averageRating: average, ratingCount, reviewCount, cancellationPolicyV2, reschedulePolicy } = wire;
  return {
    id: wire.id,
    name: wire.name,
    images: toImages(wire),
    safetyImages: (wire.media?.safetyImages ?? []).map((image) => toImage(image, wire.name)),
    videos: (wire.media?.videos ?? []).map(toVideo),
    cityCode: wire.city?.code ?? "",
    cityName: wire.city?.displayName ?? "",
    timeZone: wire.city?.timeZone ?? "",
    category: toTag(wire.primaryCategory),
    subCategory: toTag(wire.primarySubCategory),
    collection: toTag(wire.primaryCollection),
    price: toPrice(wire.listingPrice),
    rating: toRating({ average, ratingCount, reviewCount }),
    reviewsDetails: toReviewsDetails(wire.reviewsDetails),
    topReviews: wire.topReviews.map(toReview),
    descriptors: toDescriptors(wire.descriptors),
    highlights: htmlLines(wire.microBrandsHighlight || wire.highlights),
    inclusions: htmlLines(wire.inclusionsRichText),
    exclusions: htmlLines(wire.exclusionsRichText),
    flowType: toFlowType(wire.flowType),
    callToAction: wire.callToAction || undefined,
    labels: toLabels(wire.allTags),
    ...toVariety(wire),
    minDuration: toMinutes(wire.minDuration),
    maxDuration: toMinutes(wire.maxDuration),
    cancellation: toCancellation(cancellationPolicyV2),
    reschedule: toReschedule(reschedulePolicy),
    validity: toValidity(wire.ticketValidity),
    startLocation: toPlace(wire.startLocation),
  };
}

function toTag(tag: WireTourGroup["primaryCategory"]): Tag | undefined {
  return tag ? { id: tag.id, name: tag.displayName } : undefined;
}

/** The ways to buy it. */
function toVariety({ allTags, variants, multiVariant, combo, allVariantOpenDated }: WireTourGroup) {
  return {
    defaultVariantId: defaultVariant(allTags),
    variants,
    multiVariant,
    combo,
    allVariantsOpenDated: allVariantOpenDated,
  };
}

/** The provider counts milliseconds; 0 is unknown. */
function toMinutes(milliseconds: number | null | undefined): number | undefined {
  return milliseconds ? Math.round(milliseconds / 60_000) : undefined;
}
