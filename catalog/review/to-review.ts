import { type Review, type ReviewKind, reviewKinds } from "./review.ts";
import { toReviewMedia } from "./to-review-media.ts";
import { toVehicleType } from "../variant/to-vehicle-type.ts";
import type { WireReview } from "./wire-review.ts";

/** A review in our own terms. */
export function toReview(wire: WireReview): Review {
  const { id, name, rating, text, verified, helpfulVotes, translatedText, tourGroupId, tourGroupName } = wire;
  return {
    id,
    name,
    countryCode: wire.countryCode || undefined,
    rating,
    title: wire.title || undefined,
    text,
    language: wire.sourceLanguage || undefined,
    translation: translatedText ? { text: translatedText, byMachine: wire.machineTranslated } : undefined,
    writtenAt: wire.reviewTime,
    visitedIn: wire.experienceMonth || undefined,
    travelerType: wire.travelerType || undefined,
    variantId: wire.variantId ?? undefined,
    verified,
    vehicleType: toVehicleType(wire.vehicleType),
    helpfulVotes,
    medias: wire.medias.map(toReviewMedia),
    reply: wire.vendorReply || undefined,
    kind: toKind(wire.type),
    product: tourGroupId ? { id: tourGroupId, name: tourGroupName } : undefined,
  };
}

/** Whoever is not named otherwise is a customer. */
function toKind(type: string): ReviewKind {
  return reviewKinds.find((known) => known === type) ?? "USER";
}
