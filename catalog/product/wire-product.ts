import type { ProductImage } from "../media/media.ts";
import { defaultVariant, toDescriptors, toFlowType, toLabels } from "./wire-kinds.ts";
import type { Product, NamedId } from "./product.ts";
import { htmlLines } from "../provider/html-lines.ts";
import { toImage } from "../media/wire.ts";
import { toPrice } from "../price/wire.ts";
import { toRating, toReviewsDetails } from "../review/wire-rating.ts";
import { toPlace } from "../place/wire.ts";
import { toCancellation, toReschedule, toValidity } from "../ticket/wire.ts";
import { toReview } from "../review/wire.ts";
import { toVideo } from "../media/wire.ts";
import type { WireTourGroup } from "./wire.ts";

/** Returns a tour group in our own terms. */
export function toProduct(wire: WireTourGroup): Product {
  const { averageRating: average, ratingCount, reviewCount, reschedulePolicy } = wire;
  const cancellation = toCancellation(wire.cancellationPolicyV2);
  return {
    id: wire.id,
    name: wire.name,
    images: toImages(wire),
    safetyImages: (wire.media?.safetyImages ?? []).map((image) => toImage(image, wire.name)),
    videos: (wire.media?.videos ?? []).map(toVideo),
    cityCode: wire.city?.code ?? "",
    cityName: wire.city?.displayName ?? "",
    timeZone: wire.city?.timeZone ?? "",
    category: toNamedId(wire.primaryCategory),
    subCategory: toNamedId(wire.primarySubCategory),
    collection: toNamedId(wire.primaryCollection),
    price: toPrice(wire.listingPrice),
    rating: toRating({ average, ratingCount, reviewCount }),
    reviewsDetails: toReviewsDetails(wire.reviewsDetails),
    topReviews: wire.topReviews.map(toReview),
    descriptors: toDescriptors(wire.descriptors, cancellation),
    highlights: htmlLines(wire.microBrandsHighlight || wire.highlights),
    inclusions: htmlLines(wire.inclusionsRichText),
    exclusions: htmlLines(wire.exclusionsRichText),
    flowType: toFlowType(wire.flowType),
    callToAction: wire.callToAction || undefined,
    labels: toLabels(wire.allTags),
    ...toVariety(wire),
    minDuration: toMinutes(wire.minDuration),
    maxDuration: toMinutes(wire.maxDuration),
    cancellation,
    reschedule: toReschedule(reschedulePolicy),
    validity: toValidity(wire.ticketValidity),
    startLocation: toPlace(wire.startLocation),
  };
}

function toNamedId(tag: WireTourGroup["primaryCategory"]): NamedId | undefined {
  return tag ? { id: tag.id, name: tag.displayName } : undefined;
}

/** Returns the ways to buy it. */
function toVariety({ allTags, variants, multiVariant, combo, allVariantOpenDated }: WireTourGroup) {
  return {
    defaultVariantId: defaultVariant(allTags),
    variants,
    multiVariant,
    combo,
    allVariantsOpenDated: allVariantOpenDated,
  };
}

/** Returns minutes. The provider counts milliseconds, and sends 0 for unknown. */
function toMinutes(milliseconds: number | null | undefined): number | undefined {
  return milliseconds ? Math.round(milliseconds / 60_000) : undefined;
}

/** Returns a product's pictures, else its one list picture. */
function toImages({ name, imageUrl, media }: WireTourGroup): readonly ProductImage[] {
  const images = (media?.productImages ?? []).map((image) => toImage(image, name));
  if (images.length > 0 || imageUrl === "") return images;
  return [{ url: imageUrl, alt: name, width: undefined, height: undefined }];
}
