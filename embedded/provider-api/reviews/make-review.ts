import { seeded } from "@tessera/runtime/seeded.ts";
import { dayMs } from "../time/dates.ts";
import { reviewAuthor } from "./review-author.ts";
import { dealTexts } from "./deal-texts.ts";
import type { ReviewedProduct } from "./review-kind.ts";
import { reviewId, reviewPhoto, reviewType } from "./review-photo.ts";
import { pick } from "./pick.ts";
import { spreadRatings } from "./review-ratings.ts";
import { reviewReply } from "./review-reply.ts";
import type { ReviewText } from "./review-text.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import { fittingType } from "./traveler-type.ts";

/** Returns a product's review number `index`, most helpful first: a function of the data alone, not of the day. */
export function makeReview(product: ReviewedProduct, index: number, texts: ReviewTexts): Review {
  const chance = seeded(`review/${product.id}/${index}`);
  const rating = spreadRatings(product)(index);
  const type = reviewType(product, index, rating);
  const dealt = dealTexts(product, texts);
  const written = pick(dealt, index);
  const number = firstNumber(product.id) + index;
  const author = reviewAuthor(texts.reviewers, { number, language: written.language }, chance);
  const dates = reviewDates(texts.reviewers.newest, chance);
  return {
    id: reviewId(product, index),
    rating,
    type,
    ...author,
    travelerType: fittingType(author.travelerType, written.who),
    ...dates,
    written,
    variant: Math.floor(chance() * 60),
    verified: type === "USER" && chance() < 0.85,
    helpfulVotes: helpfulVotes(product.reviews, index),
    photo: reviewPhoto(product, index),
    reply: reviewReply(texts.replies, { index, fromWorst: countWorse(dealt, index), rating, type, ...dates }),
  };
}

/** Returns how many of a product's reviews have fewer stars, or as many and come before. */
function countWorse(dealt: readonly ReviewText[], index: number): number {
  const rating = dealt[index]?.stars ?? 5;
  return dealt.filter(({ stars }, at) => stars < rating || (stars === rating && at < index)).length;
}

/** Far from that of the next product, so that neighbors in a list are not reviewed by the same people. */
function firstNumber(id: number): number {
  return Math.floor(seeded(`reviews/${id}`)() * 100_000);
}

/** How many readers found a product's review number `index` helpful. Never more than the one before: numbers are in that order. */
export function helpfulVotes(reviews: number, index: number): number {
  const maxVotes = 4 + Math.min(60, Math.floor(reviews / 12));
  return Math.floor(maxVotes / (1 + index / 5));
}

/** Eighteen months. */
const daysBack = 547;

/**
 * Returns the time of the review in epoch milliseconds, and the month of the visit before it. `newest` is the last
 * possible day; half of the reviews are from the last quarter of the time.
 */
function reviewDates(newest: string, chance: () => number) {
  const lastDay = Date.parse(`${newest}T00:00:00Z`) + dayMs - 1;
  const reviewTime = lastDay - Math.floor(chance() ** 2 * daysBack * dayMs);
  const visited = reviewTime - Math.floor((1 + chance() * 24) * dayMs);
  return { reviewTime, experienceMonth: new Date(visited).toISOString().slice(0, 7) };
}
