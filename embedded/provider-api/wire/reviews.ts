import { listReviews } from "../reviews/list-reviews.ts";
import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wireReview } from "./review.ts";

const topThree = { type: "HELPFULNESS", order: "DESC", limit: 3, offset: 0 } as const;

/** Votes by stars, most stars first: 5, 4, 3, 2, 1. */
type Stars = Product["stars"];

export function wireReviews(product: Product, view: View) {
  const { stars } = product;
  const top = listReviews(product, view.catalog.reviewTexts, { ...topThree, language: view.language });
  const averageRating = averageStars(stars);
  const ratingCount = countRatings(stars);
  return {
    averageRating,
    reviewCount: top.total,
    ratingCount,
    reviewsDetails: {
      averageRating,
      ratingsCount: ratingCount,
      reviewsCount: top.total,
      ratingsBreakdown: toBreakdown(stars),
      showRatings: ratingCount > 0,
      showReviews: top.total > 0,
    },
    topReviews: top.reviews.map((review) => wireReview(review, product, view)),
  };
}

/** Of several products together, as a collection shows it. */
export function wireRatingsInfo(products: readonly Product[]) {
  const all = products.reduce<Stars>(
    ([a, b, c, d, e], { stars: [v, w, x, y, z] }) => [a + v, b + w, c + x, d + y, e + z],
    [0, 0, 0, 0, 0],
  );
  return { ratingsCount: countRatings(all), averageRating: averageStars(all), ratingsBreakdown: toBreakdown(all) };
}

function toBreakdown([five, four, three, two, one]: Stars) {
  return { "5": five, "4": four, "3": three, "2": two, "1": one };
}

function countRatings(stars: Stars): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** One decimal; 0 when nobody has rated. */
function averageStars(stars: Stars): number {
  const count = countRatings(stars);
  const sum = stars.reduce((total, given, index) => total + given * (5 - index), 0);
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
