import { createOnce } from "../../i18n/create-once.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { MessageKey, Translator } from "../../i18n/translator.ts";

export interface Rating {
  readonly average: number;
  readonly ratingCount: number;
  readonly reviewCount: number;
}

/** How many ratings have so many stars. */
export type RatingSpread = Readonly<Record<"1" | "2" | "3" | "4" | "5", number>>;

/** The spread of a product's ratings, and whether its reviews may be shown (D1). */
export interface ReviewsDetails {
  /** Undefined when the provider does not say, and where ratings may not be shown. */
  readonly ratings: RatingSpread | undefined;
  readonly showReviews: boolean;
}

interface Rated {
  readonly rating: Rating | undefined;
  readonly reviewsDetails: ReviewsDetails | undefined;
}

/** Returns whether the provider lets the reviews of a product be shown. Those of an unknown one may be. */
export function mayShowReviews(product: Pick<Rated, "reviewsDetails"> | undefined): boolean {
  return product?.reviewsDetails?.showReviews !== false;
}

/** Returns how the ratings of a product are spread. Undefined where that may not be shown, or does not add up. */
export function shownSpread({ reviewsDetails, rating }: Rated): RatingSpread | undefined {
  return omitInconsistentSpread(reviewsDetails?.ratings, rating);
}

/** Returns a spread, unless its counts do not add up to the number of ratings (X5). */
export function omitInconsistentSpread(
  ratings: RatingSpread | undefined,
  rating: Rating | undefined,
): RatingSpread | undefined {
  if (ratings === undefined || rating === undefined) return undefined;
  const total = Object.values(ratings).reduce((sum, count) => sum + count, 0);
  return total === rating.ratingCount ? ratings : undefined;
}

/** Returns several ratings as one, each with the weight of its number; undefined where nobody rated. */
export function sumRatings(ratings: readonly Rating[]): Rating | undefined {
  const count = (of: (rating: Rating) => number) => ratings.reduce((sum, rating) => sum + of(rating), 0);
  const ratingCount = count((rating) => rating.ratingCount);
  if (ratingCount === 0) return undefined;
  const average = count((rating) => rating.average * rating.ratingCount) / ratingCount;
  return { average, ratingCount, reviewCount: count(({ reviewCount }) => reviewCount) };
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Returns a rating as people read it: its average with one decimal, `4.0`, and how many rated, `5,743`. */
export function formatRating({ average, ratingCount }: Rating, locale: Locale): { average: string; count: string } {
  return { average: formatAverage(average, locale), count: countInWords(ratingCount, locale) };
}

/** Returns a rating in a sentence: `Rated 4.6 out of 5 from 8,205 ratings`. */
export function describeRating({ average, ratingCount: count }: Rating, locale: Locale, t: Translator): string {
  return t("product.rating", { average: formatAverage(average, locale), count });
}

/** Returns the average of ratings as people read it, with one decimal: `4.0`. */
export function formatAverage(average: number, locale: Locale): string {
  return textOnce(`${average}/1/${locale.code}`, () => numberFormat(formatTag(locale), oneDecimal).format(average));
}

/** Returns the average of ratings for machines, rounded as people read it: 4.35 → `4.4`. */
export function averageForMachines(average: number): string {
  return numberFormat("en", oneDecimal).format(average);
}

function countInWords(count: number, locale: Locale): string {
  return textOnce(`${count}/0/${locale.code}`, () => numberFormat(formatTag(locale)).format(count));
}

/** Averages and counts as texts: a page says each in several places, and formatting takes longer than a look-up. */
const textOnce = createOnce<string>(5000);

/** Returns whether a rating is good and broad enough to be advertised (F14). */
export function hasRatingBooster(rating: Pick<Rating, "average" | "ratingCount"> | undefined): boolean {
  return rating !== undefined && rating.average >= 4 && rating.ratingCount >= 100;
}

const labels: ReadonlyMap<number, MessageKey> = new Map([
  [5, "ratingLabels.awesome"],
  [4, "ratingLabels.good"],
  [3, "ratingLabels.average"],
  [2, "ratingLabels.poor"],
  [1, "ratingLabels.terrible"],
]);

/** One customer's rating, 1 to 5 whole stars, in a word; undefined for any other number, averages among them. */
export function ratingLabel(rating: number, t: Translator): string | undefined {
  const key = labels.get(rating);
  return key === undefined ? undefined : t(key);
}

/**
 * Returns a number abbreviated for a label, with at most one decimal: `12.3K`. Numbers of fewer than `digits` digits
 * stay plain, so that the default abbreviates from thousands upward (J13).
 */
export function compactNumber(value: number, locale: Locale, digits = 4): string {
  const plain = Math.abs(value) < 10 ** (digits - 1);
  return numberFormat(formatTag(locale), {
    notation: plain ? "standard" : "compact",
    maximumFractionDigits: 1,
  }).format(value);
}
