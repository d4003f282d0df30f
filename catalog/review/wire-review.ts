import * as v from "valibot";
import { fitting } from "../provider/wire-fitting.ts";
import { wireId } from "../provider/wire-id.ts";
import { wireReviewMedia } from "./wire-review-media.ts";
import { wireName, wireText } from "../provider/wire-text.ts";

const count = v.nullish(v.pipe(v.number(), v.minValue(0)), 0);

/** What the provider's seller answered: text, or text with a time. */
const wireReply = v.union([
  v.string(),
  v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
]);

/** A review as the provider sends it: the fields we read. */
export const wireReview = v.object({
  id: wireId,
  name: wireName,
  countryCode: wireText,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  title: wireText,
  text: wireText,
  sourceLanguage: wireText,
  translatedText: wireText,
  machineTranslated: v.nullish(v.boolean(), false),
  reviewTime: v.pipe(v.number(), v.minValue(0)),
  experienceMonth: wireText,
  travelerType: wireText,
  variantId: v.nullish(wireId),
  verified: v.nullish(v.boolean(), false),
  vehicleType: wireText,
  helpfulVotes: count,
  medias: fitting(wireReviewMedia),
  vendorReply: v.nullish(wireReply, ""),
  type: wireText,
  tourGroupId: v.nullish(wireId),
  tourGroupName: wireText,
});

export type WireReview = v.InferOutput<typeof wireReview>;
