import { vehicles } from "../source/phrases.ts";
import { reviewLanguages } from "./review-language.ts";
import { mismatches, type ReviewFilter } from "./review-filter.ts";
import type { ReviewedProduct } from "./review-kind.ts";
import type { ReviewTexts } from "./review-texts.ts";
import { type ReviewTraits, listReviewTraits } from "./review-traits.ts";
import { reviewTypes } from "./review-photo.ts";
import { reviewTopics } from "./topic.ts";
import { travelerTypes } from "./traveler-type.ts";

type Counts = Readonly<Record<string, number>>;

/** How many reviews each choice of a filter leaves, where its other parts stay as they are. */
export interface ReviewCounts {
  readonly types: Counts;
  /** By stars, `5` to `1`. */
  readonly ratings: Counts;
  readonly languages: Counts;
  readonly travelerTypes: Counts;
  readonly withMedia: number;
  /** Of transfers; all are 0 for anything else. */
  readonly vehicleTypes: Counts;
  /** By the ids of what was bought. */
  readonly variants: Counts;
  /** By the years in which they were written. */
  readonly years: Counts;
  /** How many mention each topic; a review counts for each that it mentions. */
  readonly mentions: Counts;
  /** The average stars of the reviews that mention a topic, with one decimal. Topics that nobody mentions are missing. */
  readonly mentionRatings: Readonly<Record<string, number>>;
}

/** Counts the reviews of products by what they can be chosen by. */
export function countReviews(
  products: readonly ReviewedProduct[],
  filter: ReviewFilter,
  texts: ReviewTexts,
): ReviewCounts {
  const candidates = products
    .flatMap((product) => listReviewTraits(product, texts))
    .map((traits) => ({ traits, failed: mismatches(traits, filter) }));
  /** Those that match all parts but, perhaps, this one. */
  const but = (part: keyof ReviewFilter): readonly ReviewTraits[] =>
    candidates.filter(({ failed }) => failed.every((each) => each === part)).map(({ traits }) => traits);
  return {
    types: countBy(reviewTypes, but("who"), ({ type }) => [type]),
    ratings: countBy(["5", "4", "3", "2", "1"], but("stars"), ({ rating }) => [`${rating}`]),
    languages: countBy(reviewLanguages, but("languages"), ({ language }) => [language]),
    travelerTypes: countBy(travelerTypes, but("travelers"), ({ travelerType }) => [travelerType]),
    withMedia: but("withMedia").filter(({ hasMedia }) => hasMedia).length,
    vehicleTypes: countBy(vehicles, but("vehicles"), ({ vehicle }) => (vehicle === undefined ? [] : [vehicle])),
    variants: countFound(but("variants"), ({ variantId }) => variantId),
    years: countFound(but("years"), ({ year }) => year),
    mentions: countBy(reviewTopics, but("topics"), ({ topics }) => [...topics]),
    mentionRatings: averageByTopic(but("topics")),
  };
}

function averageByTopic(all: readonly ReviewTraits[]): Readonly<Record<string, number>> {
  const averages = reviewTopics.flatMap((topic) => {
    const stars = all.filter(({ topics }) => topics.has(topic)).map(({ rating }) => rating);
    const sum = stars.reduce((total: number, each) => total + each, 0);
    return stars.length === 0 ? [] : [[topic, Math.round((sum / stars.length) * 10) / 10] as const];
  });
  return Object.fromEntries(averages);
}

function countBy(
  keys: readonly string[],
  all: readonly ReviewTraits[],
  listKeys: (traits: ReviewTraits) => readonly string[],
): Counts {
  const counts = new Map<string, number>();
  for (const key of all.flatMap(listKeys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0]));
}

/** Counts by a number of each, where the reviews say which numbers there are. */
function countFound(all: readonly ReviewTraits[], toNumber: (traits: ReviewTraits) => number): Counts {
  const keys = new Set(all.map((traits) => `${toNumber(traits)}`));
  return countBy([...keys], all, (traits) => [`${toNumber(traits)}`]);
}
