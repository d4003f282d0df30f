import * as v from "valibot";
import { pagination } from "./pagination.ts";
import { contentLanguage, count, countryCode, id, pictureUrl, text } from "./values.ts";

const media = { url: pictureUrl, type: v.literal("IMAGE"), width: id, height: id, credit: text };

const fields = {
  id,
  contentLanguage,
  name: v.pipe(v.string(), v.regex(/^\p{L}+$/u)),
  countryCode,
  rating: v.picklist([1, 2, 3, 4, 5]),
  title: v.null(),
  text,
  sourceLanguage: v.picklist(["EN", "ES", "FR", "IT", "DE", "PT", "NL"]),
  translatedText: v.nullable(text),
  machineTranslated: v.boolean(),
  reviewTime: id,
  experienceMonth: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  travelerType: v.picklist(["SOLO", "COUPLE", "FAMILY", "FRIENDS", "BUSINESS"]),
  variantId: id,
  vehicleType: v.nullable(v.picklist(["SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"])),
  verified: v.boolean(),
  helpfulVotes: count,
  medias: v.array(v.strictObject(media)),
  vendorReply: v.nullable(v.strictObject({ text, replyTime: id })),
  type: v.picklist(["USER", "CRITIC", "CONTRIBUTOR", "PROVIDER"]),
  demo: v.literal(true),
};

export const review = v.strictObject(fields);

const countsBy = <const Key extends string>(...keys: readonly Key[]) => v.strictObject(v.entriesFromList(keys, count));

/** How many reviews each choice leaves. */
const filters = v.strictObject({
  types: countsBy("USER", "CRITIC", "CONTRIBUTOR", "PROVIDER"),
  ratings: countsBy("5", "4", "3", "2", "1"),
  languages: countsBy("EN", "ES", "FR", "IT", "DE", "PT", "NL"),
  travelerTypes: countsBy("COUPLE", "FAMILY", "FRIENDS", "SOLO", "BUSINESS"),
  withMedia: count,
  vehicleTypes: countsBy("SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"),
  variants: v.record(v.string(), count),
  years: v.record(v.string(), count),
  mentions: countsBy(
    "GUIDE",
    "STAFF",
    "QUEUES",
    "CROWDS",
    "VIEWS",
    "PHOTOS",
    "PRICE",
    "TICKETS",
    "DIRECTIONS",
    "PUNCTUALITY",
    "CHILDREN",
    "SEATS",
    "SOUND",
    "FOOD",
    "WEATHER",
    "LUGGAGE",
  ),
  mentionRatings: v.record(v.string(), v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
});

export const reviewsAnswer = v.strictObject({ items: v.array(review), ...pagination, filters });

export const collectionReviewsAnswer = v.strictObject({
  items: v.array(
    v.strictObject({ ...fields, tourGroupId: id, tourGroupName: text, tourGroupLanguage: contentLanguage }),
  ),
  ...pagination,
  filters,
});

export const reviewMediasAnswer = v.strictObject({
  items: v.array(v.strictObject({ reviewId: id, ...media })),
  total: count,
});
