import { seeded } from "@tessera/runtime/seeded.ts";
import { dayMs } from "../time/dates.ts";
import { reviewAuthor } from "./review-author.ts";
import { type ReviewedProduct, findReviewSubject } from "./review-kind.ts";
import { reviewId, reviewPhoto, reviewType } from "./review-photo.ts";
import { reviewPhrases } from "./review-phrases.ts";
import { spreadRatings } from "./review-ratings.ts";
import { reviewReply } from "./review-reply.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { Review } from "./review.ts";
import { fittingType } from "./traveler-type.ts";

/** A product's review number `index`, most helpful first: a function of the data alone, not of the day. */
export function makeReview(product: ReviewedProduct, index: number, texts: ReviewTexts): Review {
  const chance = seeded(`review/${product.id}/${index}`);
  const rating = spreadRatings(product)(index);
  const type = reviewType(product, index, rating);
  const kind = type === "CRITIC" || type === "PROVIDER" ? "critic" : findReviewSubject(product);
  const number = firstNumber(product.id) + index;
  const author = reviewAuthor(texts.reviewers, number, chance);
  const dates = reviewDates(texts.reviewers.newest, chance);
  const phrases = reviewPhrases(texts, { kind, rating, number, length: chooseLength(chance()) });
  return {
    id: reviewId(product, index),
    rating,
    type,
    ...author,
    travelerType: fittingType(author.travelerType, phrases),
    ...dates,
    phrases,
    variant: Math.floor(chance() * 60),
    verified: type === "USER" && chance() < 0.85,
    helpfulVotes: helpfulVotes(product.reviews, index),
    photo: reviewPhoto(product, index),
    reply: reviewReply(texts.replies, { index, rating, type, ...dates }),
  };
}

/** Far from that of the next product, so that neighbors in a list are not reviewed in the same words. */
function firstNumber(id: number): number {
  return Math.floor(seeded(`reviews/${id}`)() * 100_000);
}

function chooseLength(chance: number): 0 | 1 | 2 {
  if (chance < 0.25) return 0;
  return chance < 0.55 ? 1 : 2;
}

/** How many readers found a product's review number `index` helpful. Never more than the one before: numbers are in that order. */
export function helpfulVotes(reviews: number, index: number): number {
  const maxVotes = 4 + Math.min(60, Math.floor(reviews / 12));
  return Math.floor(maxVotes / (1 + index / 5));
}

/** Eighteen months. */
const daysBack = 547;

/** Epoch milliseconds of the review, and the month of the visit before it. `newest` is the last possible day. */
function reviewDates(newest: string, chance: () => number) {
  const lastDay = Date.parse(`${newest}T00:00:00Z`) + dayMs - 1;
  const reviewTime = lastDay - Math.floor(chance() * daysBack * dayMs);
  const visited = reviewTime - Math.floor((1 + chance() * 24) * dayMs);
  return { reviewTime, experienceMonth: new Date(visited).toISOString().slice(0, 7) };
}
