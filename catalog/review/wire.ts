import * as v from "valibot";
import { costsObject } from "../provider/parse-tolerantly.ts";
import { wireCount, wireFlag, wireId, wireList, wireName, wireSize, wireText } from "../provider/wire.ts";
import {
  type Review,
  type ReviewKind,
  reviewKinds,
  type ReviewMedia,
  type ReviewReply,
  travelerTypes,
} from "./review.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { LocalizedText } from "../../i18n/localized-text.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { toVehicleType } from "../variant/wire.ts";

/** A picture or video of a review, which says whose it is where it is not in its review. */
export const wireReviewMedia = v.object({
  reviewId: v.nullish(wireId),
  url: wireName,
  type: v.picklist(["IMAGE", "VIDEO"]),
  width: wireSize,
  height: wireSize,
  credit: wireText,
});

export type WireReviewMedia = v.InferOutput<typeof wireReviewMedia>;

/** Returns a picture or video in our own terms. */
export function toReviewMedia({ type, url, credit, ...wire }: WireReviewMedia): ReviewMedia {
  return {
    kind: type,
    url,
    width: wire.width ?? undefined,
    height: wire.height ?? undefined,
    reviewId: wire.reviewId ?? undefined,
    credit,
  };
}

/** The last moment that a date can have, in epoch milliseconds. */
const lastMoment = 8.64e15;

const wireMoment = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment));

/** The reply of the provider's seller: text, or text with a time. */
const wireReply = v.union([
  v.pipe(
    v.string(),
    v.transform((text) => ({ text, replyTime: undefined })),
  ),
  v.object({ text: v.string(), replyTime: v.nullish(wireMoment) }),
]);

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
  reviewTime: wireMoment,
  experienceMonth: wireText,
  travelerType: wireText,
  variantId: v.nullish(wireId),
  verified: wireFlag,
  vehicleType: wireText,
  helpfulVotes: v.nullish(wireCount, 0),
  medias: wireList(wireReviewMedia),
  vendorReply: v.nullish(wireReply),
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
    travelerType: travelerTypes.find((known) => known === wire.travelerType),
    variantId: wire.variantId ?? undefined,
    verified,
    vehicleType: toVehicleType(wire.vehicleType),
    helpfulVotes,
    medias: wire.medias.map(toReviewMedia),
    reply: toReply(wire.vendorReply, text),
    kind: toKind(wire.type),
    product: tourGroupId ? { id: tourGroupId, name: productTexts.text(tourGroupName) } : undefined,
  };
}

/** Omits an empty reply. */
function toReply(reply: WireReview["vendorReply"], text: (text: string) => LocalizedText): ReviewReply | undefined {
  if (!reply?.text) return undefined;
  return { text: text(reply.text), writtenAt: reply.replyTime ?? undefined };
}

/** Returns the kind of a reviewer; an unknown one is a customer. */
function toKind(type: string): ReviewKind {
  return reviewKinds.find((known) => known === type) ?? "USER";
}
