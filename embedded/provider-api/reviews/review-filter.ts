import type { vehicles } from "../source/phrases.ts";
import { dealTexts } from "./deal-texts.ts";
import type { ReviewLanguage } from "./review-language.ts";
import type { ReviewedProduct } from "./review-kind.ts";
import { reviewType } from "./review-photo.ts";
import { spreadRatings, type ReviewRating } from "./review-ratings.ts";
import type { ReviewTexts } from "./review-texts.ts";
import { type ReviewTraits, listReviewTraits } from "./review-traits.ts";
import type { ReviewTopic } from "./topic.ts";
import type { TravelerType } from "./traveler-type.ts";

/** Whose reviews: `TOP` and `USER` are the customers', which alone count; `ALL` adds critics, contributors and the provider. */
export const filterTypes = ["TOP", "USER", "CRITIC", "CONTRIBUTOR", "PROVIDER", "ALL"] as const;

/** An empty list means any. */
export interface ReviewFilter {
  readonly who: (typeof filterTypes)[number];
  /** Only reviews with so many stars. */
  readonly stars: readonly number[];
  /** Only reviews written in one of these. */
  readonly languages: readonly ReviewLanguage[];
  readonly travelers: readonly TravelerType[];
  /** Only reviews that came with a picture. */
  readonly withMedia: boolean;
  /** Only reviews that mention one of these. */
  readonly topics: readonly ReviewTopic[];
  /** Only reviews of transfers in one of these. */
  readonly vehicles: readonly (typeof vehicles)[number][];
  /** Only reviews of these ways to buy a product, by id. */
  readonly variants: readonly number[];
  /** Only reviews written in one of these years. */
  readonly years: readonly number[];
}

export const customers: ReviewFilter = {
  who: "TOP",
  stars: [],
  languages: [],
  travelers: [],
  withMedia: false,
  topics: [],
  vehicles: [],
  variants: [],
  years: [],
};

/** Returns the numbers of a product's reviews that match, most helpful first. */
export function matchingReviews(product: ReviewedProduct, filter: ReviewFilter, texts: ReviewTexts): readonly number[] {
  const { languages, travelers, topics, variants, years } = filter;
  const chosen = [languages, travelers, topics, filter.vehicles, variants, years];
  const isByKindAndStars = chosen.every(({ length }) => length === 0) && !filter.withMedia;
  if (isByKindAndStars) return ofKindAndStars(product, filter, texts);
  return listReviewTraits(product, texts).flatMap((traits, index) =>
    mismatches(traits, filter).length === 0 ? [index] : [],
  );
}

/** The same for filters that need no review put together. */
function ofKindAndStars(product: ReviewedProduct, { who, stars }: ReviewFilter, texts: ReviewTexts): readonly number[] {
  const findRating = spreadRatings(product);
  const all = dealTexts(product, texts).map((_, index) => index);
  // Only shows have reviews by others, and a rating costs time in long lists.
  if (product.show === undefined && stars.length === 0) return ["TOP", "USER", "ALL"].includes(who) ? all : [];
  const isWanted = (index: number, rating: ReviewRating) =>
    isBy(who, reviewType(product, index, rating)) && (stars.length === 0 || stars.includes(rating));
  return all.filter((index) => isWanted(index, findRating(index)));
}

/** Returns the parts of a filter that a review fails. */
export function mismatches(traits: ReviewTraits, filter: ReviewFilter): readonly (keyof ReviewFilter)[] {
  const matches: Readonly<Record<keyof ReviewFilter, boolean>> = {
    who: isBy(filter.who, traits.type),
    stars: isIn<number>(filter.stars, traits.rating),
    languages: isIn(filter.languages, traits.language),
    travelers: isIn(filter.travelers, traits.travelerType),
    withMedia: !filter.withMedia || traits.hasMedia,
    topics: filter.topics.length === 0 || filter.topics.some((topic) => traits.topics.has(topic)),
    vehicles: filter.vehicles.length === 0 || filter.vehicles.some((vehicle) => vehicle === traits.vehicle),
    variants: isIn(filter.variants, traits.variantId),
    years: isIn(filter.years, traits.year),
  };
  return filterParts.filter((part) => !matches[part]);
}

/** Any value is in an empty list. */
function isIn<Value>(values: readonly Value[], value: Value): boolean {
  return values.length === 0 || values.includes(value);
}

const filterParts = [
  "who",
  "stars",
  "languages",
  "travelers",
  "withMedia",
  "topics",
  "vehicles",
  "variants",
  "years",
] as const satisfies readonly (keyof ReviewFilter)[];

function isBy(who: ReviewFilter["who"], type: ReviewTraits["type"]): boolean {
  return who === "ALL" || (who === "TOP" ? "USER" : who) === type;
}
