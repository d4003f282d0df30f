import * as v from "valibot";
import { costsObject } from "../provider/parse-tolerantly.ts";
import { wireCount, wireFlag, wireId, wireList, wireName, wireSize, wireText } from "../provider/wire.ts";
import { type Review, type ReviewKind, reviewKinds, type ReviewMedia } from "./review.ts";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { toVehicleType } from "../variant/wire.ts";

/** A picture or video of a review, which says whose it is where it is not in its review. */
export const wireReviewMedia = v.object({
  reviewId: v.nullish(wireId),
  url: wireName,
  type: v.picklist(["IMAGE", "VIDEO"]),
  width: wireSize,
  height: wireSize,
});

export type WireReviewMedia = v.InferOutput<typeof wireReviewMedia>;

/** Returns a picture or video in our own terms. */
export function toReviewMedia({ type, url, width, height, reviewId }: WireReviewMedia): ReviewMedia {
  return { kind: type, url, width: width ?? undefined, height: height ?? undefined, reviewId: reviewId ?? undefined };
}

/** The reply of the provider's seller: text, or text with a time. */
const wireReply = v.union([
  v.string(),
  v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
]);

/** The last moment that a date can have, in epoch milliseconds. */
const lastMoment = 8.64e15;

/** A review as the provider sends it: the fields we read. */
export const wireReview = v.object({
  ...wireLanguage,
  id: wireId,
  name: wireName,
  countryCode: wireText,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  title: wireText,
  text: wireText,
  sourceLanguage: wireText,
  translatedText: wireText,
  machineTranslated: wireFlag,
  reviewTime: v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment)),
  experienceMonth: wireText,
  travelerType: wireText,
  variantId: v.nullish(wireId),
  verified: wireFlag,
  vehicleType: wireText,
  helpfulVotes: v.nullish(wireCount, 0),
  medias: wireList(wireReviewMedia),
  vendorReply: v.nullish(wireReply, ""),
  /** Only customers' reviews count, so a review of an unknown kind does not. */
  type: v.nullish(v.string(costsObject), ""),
  tourGroupId: v.nullish(wireId),
  tourGroupName: wireText,
  tourGroupLanguage: v.fallback(wireText, ""),
});

export type WireReview = v.InferOutput<typeof wireReview>;

/** Returns a review in our own terms. */
export function toReview(wire: WireReview, locale: Locale): Review {
  const original = itemTexts({ contentLanguage: wire.sourceLanguage }, locale);
  const { text } = itemTexts(wire, locale);
  const productTexts = itemTexts({ contentLanguage: wire.tourGroupLanguage }, locale);
  const { id, name, rating, verified, helpfulVotes, translatedText, tourGroupId, tourGroupName } = wire;
  return {
    id,
    name,
    countryCode: wire.countryCode || undefined,
    rating,
    title: wire.title ? original.text(wire.title) : undefined,
    text: original.text(wire.text),
    translation: translatedText ? { text: text(translatedText), byMachine: wire.machineTranslated } : undefined,
    writtenAt: wire.reviewTime,
    visitedIn: wire.experienceMonth || undefined,
    travelerType: wire.travelerType || undefined,
    variantId: wire.variantId ?? undefined,
    verified,
    vehicleType: toVehicleType(wire.vehicleType),
    helpfulVotes,
    medias: wire.medias.map(toReviewMedia),
    reply: wire.vendorReply ? text(wire.vendorReply) : undefined,
    kind: toKind(wire.type),
    product: tourGroupId ? { id: tourGroupId, name: productTexts.text(tourGroupName) } : undefined,
  };
}

/** Whoever is not named otherwise is a customer. */
function toKind(type: string): ReviewKind {
  return reviewKinds.find((known) => known === type) ?? "USER";
}
