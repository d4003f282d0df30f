import { defaultVariant } from "../default-variant.ts";
import type { Product, Tag } from "../product.ts";
import { htmlLines } from "./html-lines.ts";
import { toImages } from "./to-images.ts";
import { toDescriptors, toFlowType, toLabels } from "./to-kinds.ts";
import { toPrice } from "./to-price.ts";
import { toRating } from "./to-rating.ts";
import type { WireTourGroup } from "./wire/tour-group.ts";

/** A tour group in our own terms. */
export function toProduct(wire: WireTourGroup): Product {
  const { averageRating: average, ratingCount, reviewCount, cancellationPolicyV2: policy } = wire;
  return {
    id: wire.id,
    name: wire.name,
    images: toImages(wire),
    cityCode: wire.city?.code ?? "",
    cityName: wire.city?.displayName ?? "",
    category: toTag(wire.primaryCategory),
    subCategory: toTag(wire.primarySubCategory),
    price: toPrice(wire.listingPrice),
    rating: toRating({ average, ratingCount, reviewCount }),
    descriptors: toDescriptors(wire.descriptors),
    highlights: htmlLines(wire.microBrandsHighlight || wire.highlights),
    flowType: toFlowType(wire.flowType),
    callToAction: wire.callToAction || undefined,
    labels: toLabels(wire.allTags),
    defaultVariantId: defaultVariant(wire.allTags),
    minDuration: toMinutes(wire.minDuration),
    maxDuration: toMinutes(wire.maxDuration),
    cancellation: { cancellable: policy?.cancellable ?? false, upToMinutes: policy?.cancellableUpTo ?? undefined },
  };
}

function toTag(tag: WireTourGroup["primaryCategory"]): Tag | undefined {
  return tag ? { id: tag.id, name: tag.displayName } : undefined;
}

/** The provider counts milliseconds; 0 is unknown. */
function toMinutes(milliseconds: number | null | undefined): number | undefined {
  return milliseconds ? Math.round(milliseconds / 60_000) : undefined;
}
