import { findReviewSubject, type ReviewedProduct } from "./review-kind.ts";
import { reviewType } from "./review-photo.ts";
import { type ReviewRating, spreadRatings } from "./review-ratings.ts";
import type { ReviewText } from "./review-text.ts";
import type { ReviewTexts } from "./review-texts.ts";
import { listReviewTags } from "./list-review-tags.ts";

/** Texts follow from the data alone, so those of a product are dealt once. */
const known = new WeakMap<ReviewedProduct, readonly ReviewText[]>();

/**
 * Returns the texts of a product's reviews, most helpful first, each once. They end at the first review whose stars no
 * text is left for.
 */
export function dealTexts(product: ReviewedProduct, texts: ReviewTexts): readonly ReviewText[] {
  const before = known.get(product);
  if (before !== undefined) return before;
  const dealt = deal(product, texts);
  known.set(product, dealt);
  return dealt;
}

function deal(product: ReviewedProduct, texts: ReviewTexts): readonly ReviewText[] {
  const findRating = spreadRatings(product);
  const takeVisitors = textTaker(product, texts, findReviewSubject(product));
  const takeCritics = textTaker(product, texts, "critic");
  const dealt: ReviewText[] = [];
  while (dealt.length < product.reviews) {
    const rating = findRating(dealt.length);
    const isByCritic = ["CRITIC", "PROVIDER"].includes(reviewType(product, dealt.length, rating));
    const text = isByCritic ? takeCritics(rating) : takeVisitors(rating);
    if (text === undefined) break;
    dealt.push(text);
  }
  return dealt;
}

/** Returns what takes one text after another with so many stars, from the product's own place in the list. */
function textTaker(product: ReviewedProduct, texts: ReviewTexts, kind: keyof ReviewTexts["byKind"]) {
  const tags = listReviewTags(product);
  const fitting = texts.byKind[kind].filter(({ needs }) => needs.every((need) => tags.has(need)));
  const place = texts.places.get(product.id) ?? 0;
  const taken = new Map<ReviewRating, number>();
  return (rating: ReviewRating): ReviewText | undefined => {
    const all = fitting.filter(({ stars }) => stars === rating);
    const count = taken.get(rating) ?? 0;
    taken.set(rating, count + 1);
    return count < all.length ? all[(Math.floor(place * all.length) + count) % all.length] : undefined;
  };
}
