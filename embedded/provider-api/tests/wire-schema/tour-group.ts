import * as v from "valibot";
import { city } from "./city.ts";
import { facts } from "./facts.ts";
import { currency } from "./currency.ts";
import { listingPrice, priorPrice } from "./listing-price.ts";
import { cancellationPolicy, reschedulePolicy } from "./policies.ts";
import { review } from "./review.ts";
import { reviewsDetails } from "./reviews-details.ts";
import { network } from "./network.ts";
import { show } from "./show.ts";
import {
  contentLanguage,
  count,
  html,
  id,
  image,
  imageUrl,
  location,
  named,
  rating,
  slugs,
  text,
  video,
} from "./values.ts";
import { variant } from "./variant.ts";

const validityTypes = ["UNTIL_DATE", "UNTIL_DAYS_FROM_PURCHASE", "EXTENDABLE_BUT_UNKNOWN", "NOT_EXTENDABLE"] as const;

const productTypes = ["TOUR", "ACTIVITY", "EVENT", "ATTRACTION", "TRANSFER", "AIRPORT_TRANSFER", "ADD_ON"] as const;

const flowTypes = [
  "SEATMAP_IFRAME",
  "SEATMAP",
  "SVG",
  "RESERVATION",
  "COMBO",
  "NORMAL",
  "PRIVATE_AIRPORT_TRANSFER",
  "SHARED_AIRPORT_TRANSFER",
] as const;

export const tourGroup = v.strictObject({
  id,
  contentLanguage,
  name: text,
  imageUrl,
  city,
  neighbourhood: v.nullable(text),
  productType: v.picklist(productTypes),
  flowType: v.picklist(flowTypes),
  allTags: v.array(v.pipe(v.string(), v.regex(/^(DEFAULT_VARIANT_\d+|BEST_SELLER|SELLING_OUT_FAST)$/))),
  descriptors: v.array(v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)), name: text })),
  averageRating: rating,
  reviewCount: count,
  ratingCount: count,
  reviewsDetails,
  topReviews: v.pipe(v.array(review), v.maxLength(3)),
  callToAction: text,
  highlights: html,
  microBrandsHighlight: html,
  inclusionsRichText: html,
  exclusionsRichText: html,
  listingPrice: v.nullable(listingPrice),
  priorPrice: v.nullable(priorPrice),
  currency,
  media: v.strictObject({ productImages: v.array(image), safetyImages: v.array(image), videos: v.array(video) }),
  primaryCollection: v.nullable(v.strictObject(named)),
  primaryCategory: v.strictObject(named),
  primarySubCategory: v.strictObject({ ...named, categoryId: id }),
  urlSlugs: slugs,
  combo: v.boolean(),
  multiVariant: v.boolean(),
  allVariantOpenDated: v.boolean(),
  minDuration: v.nullable(count),
  maxDuration: v.nullable(count),
  cancellationPolicy: v.pipe(text, v.regex(/^[^{}]+$/)),
  cancellationPolicyV2: cancellationPolicy,
  reschedulePolicy,
  ticketValidity: v.strictObject({
    ticketValidityType: v.picklist(validityTypes),
    ticketValidityUntilDate: v.nullable(v.pipe(v.string(), v.isoDate())),
    ticketValidityUntilDaysFromPurchase: v.nullable(id),
  }),
  startLocation: v.nullable(location),
  pickUp: v.nullable(
    v.strictObject({
      text,
      points: v.array(v.strictObject({ name: text, latitude: v.number(), longitude: v.number() })),
    }),
  ),
  show: v.nullable(show),
  hopOnHopOff: v.nullable(network),
  pois: v.array(v.strictObject({ id, contentLanguage, name: text })),
  airport: v.nullable(v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), contentLanguage, name: text })),
  transfer: v.nullable(
    v.strictObject({
      directions: v.array(v.picklist(["from-airport", "to-airport"])),
      freeWaiting: v.nullable(id),
      arrivalBeforeFlight: id,
      suitcasesEach: v.nullable(id),
    }),
  ),
  comboParts: v.array(v.strictObject({ id, contentLanguage, name: text })),
  ...facts,
  hasInstantConfirmation: v.boolean(),
  hasMobileTicket: v.boolean(),
  variants: v.pipe(v.array(variant), v.minLength(1)),
});

export const tourGroupsAnswer = v.strictObject({
  tourGroups: v.array(tourGroup),
  currencies: v.array(currency),
  cities: v.array(city),
});
