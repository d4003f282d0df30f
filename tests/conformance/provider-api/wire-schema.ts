import * as v from "valibot";

/** The provider's wire format: every field, and no others. */
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty());
const imageUrl = v.nullable(
  v.pipe(v.string(), v.regex(/^http:\/\/media\.test\/media\/[a-z-]+\.webp\?fp-x=[\d.]+&fp-y=[\d.]+$/)),
);
const html = v.pipe(v.string(), v.regex(/^(<ul>(<li>[^<>]+<\/li>)+<\/ul>)?$/));
const slugs = v.pipe(
  v.record(text, v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+\/$/))),
  v.check((all) => "EN" in all, "EN is missing"),
);
const named = { id, displayName: text };

const currency = v.strictObject({
  code: v.pipe(v.string(), v.length(3)),
  currencyName: text,
  symbol: text,
  localSymbol: text,
  precision: v.picklist([0, 2, 3]),
});

const city = v.strictObject({
  id,
  code: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  displayName: text,
  timeZone: text,
  imageUrl,
  country: v.strictObject({
    code: v.pipe(v.string(), v.length(2)),
    displayName: text,
    currency: v.strictObject({ code: v.pipe(v.string(), v.length(3)), localSymbol: text }),
  }),
});

const listingPrice = v.pipe(
  v.strictObject({
    type: v.picklist(["PER_PERSON", "PER_GROUP"]),
    currencyCode: v.pipe(v.string(), v.length(3)),
    originalPrice: v.pipe(v.number(), v.minValue(0.001)),
    finalPrice: v.pipe(v.number(), v.minValue(0.001)),
    bestDiscount: v.pipe(count, v.maxValue(99)),
    cashbackType: v.literal("PERCENTAGE"),
    cashbackValue: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
  v.check(({ originalPrice, finalPrice }) => originalPrice >= finalPrice, "dearer than before"),
);

const policies = {
  cancellation: v.strictObject({ cancellable: v.boolean(), cancellableUpTo: v.nullable(count) }),
  reschedule: v.strictObject({ reschedulable: v.boolean(), reschedulableUpTo: v.nullable(count) }),
};

const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

const reviewsDetails = v.strictObject({
  averageRating: rating,
  ratingsCount: count,
  reviewsCount: count,
  ratingsBreakdown: v.strictObject({ "5": count, "4": count, "3": count, "2": count, "1": count }),
  showRatings: v.boolean(),
  showReviews: v.boolean(),
});

const image = v.strictObject({ url: v.nonNullable(imageUrl), altText: text, credit: text, width: id, height: id });

const variant = v.strictObject({
  id,
  name: text,
  duration: v.nullable(count),
  cancellationPolicy: policies.cancellation,
  reschedulePolicy: policies.reschedule,
  tags: v.array(text),
  openDated: v.boolean(),
});

const startLocation = v.strictObject({
  latitude: v.number(),
  longitude: v.number(),
  addressLine1: text,
  postalCode: v.string(),
  cityName: text,
  countryName: text,
});

const tourGroup = v.strictObject({
  id,
  name: text,
  imageUrl,
  city,
  neighbourhood: v.nullable(text),
  productType: v.picklist(["TOUR", "ACTIVITY", "EVENT", "ATTRACTION", "TRANSFER", "AIRPORT_TRANSFER", "ADD_ON"]),
  flowType: v.picklist([
    "SEATMAP_IFRAME",
    "SEATMAP",
    "SVG",
    "RESERVATION",
    "COMBO",
    "NORMAL",
    "PRIVATE_AIRPORT_TRANSFER",
    "SHARED_AIRPORT_TRANSFER",
  ]),
  allTags: v.array(v.pipe(v.string(), v.regex(/^(DEFAULT_VARIANT_\d+|BEST_SELLER|SELLING_OUT_FAST)$/))),
  descriptors: v.array(v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)), name: text })),
  averageRating: rating,
  reviewCount: count,
  ratingCount: count,
  reviewsDetails,
  topReviews: v.strictTuple([]),
  callToAction: text,
  highlights: html,
  microBrandsHighlight: html,
  inclusionsRichText: html,
  exclusionsRichText: html,
  listingPrice: v.nullable(listingPrice),
  currency,
  media: v.strictObject({ productImages: v.array(image), safetyImages: v.strictTuple([]), videos: v.strictTuple([]) }),
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
  cancellationPolicyV2: policies.cancellation,
  reschedulePolicy: policies.reschedule,
  ticketValidity: v.strictObject({
    ticketValidityType: v.picklist([
      "UNTIL_DATE",
      "UNTIL_DAYS_FROM_PURCHASE",
      "EXTENDABLE_BUT_UNKNOWN",
      "NOT_EXTENDABLE",
    ]),
    ticketValidityUntilDate: v.nullable(v.pipe(v.string(), v.isoDate())),
    ticketValidityUntilDaysFromPurchase: v.nullable(id),
  }),
  startLocation: v.nullable(startLocation),
  hasInstantConfirmation: v.boolean(),
  hasMobileTicket: v.boolean(),
  variants: v.pipe(v.array(variant), v.minLength(1)),
});

const collection = v.strictObject({
  ...named,
  cityCode: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  metaDescription: text,
  heroImageUrl: imageUrl,
  cardImageUrl: imageUrl,
  ratingsInfo: v.strictObject({ ratingsCount: count, averageRating: rating }),
  startingPrice: v.nullable(v.strictObject({ listingPrice })),
  videos: v.strictTuple([]),
  urlSlugs: slugs,
});

export const tourGroupsAnswer = v.strictObject({
  tourGroups: v.array(tourGroup),
  currencies: v.array(currency),
  cities: v.array(city),
});

export const rankingAnswer = v.strictObject({
  pageData: v.strictObject({
    items: v.array(tourGroup),
    total: count,
    nextOffset: v.nullable(id),
    nextUrl: v.nullable(text),
    prevUrl: v.nullable(text),
  }),
  city,
  currency,
});

export const collectionsAnswer = v.strictObject({ collections: v.array(collection) });

export const currenciesAnswer = v.strictObject({ currencies: v.array(currency) });

export const errorAnswer = v.strictObject({
  status: v.number(),
  error: v.strictObject({ code: text, title: text, message: text }),
});
