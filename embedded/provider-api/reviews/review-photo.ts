import type { Product } from "../source/catalog.ts";
import type { Photo } from "../source/photo.ts";
import { type ReviewedProduct, findReviewSubject } from "./review-kind.ts";
import type { ReviewRating } from "./review-ratings.ts";

/** The picture a review came with: each photograph of the place once, with every seventh review from the third. */
export function reviewPhoto(product: ReviewedProduct, index: number): Photo | undefined {
  return index % 7 === 2 ? listPhotos(product)[Math.floor(index / 7)] : undefined;
}

/** Returns the numbers of the reviews that came with a picture, of so many. */
export function reviewsWithPhoto(product: ReviewedProduct, reviews: number): readonly number[] {
  const indices = listPhotos(product).map((_, photo) => 2 + photo * 7);
  return indices.filter((index) => index < reviews);
}

/** Only pictures of the attraction itself: a visitor's picture can't show anything else. */
function listPhotos(product: ReviewedProduct): readonly Photo[] {
  const shown = product.attractions.flatMap(({ photos }) => photos);
  const own = findReviewSubject(product) === "attraction" ? product.photos : [];
  return [...new Set([...shown, ...own])];
}

/** Of a product's review number `index`: no two reviews of the catalog have the same. */
export function reviewId({ id }: Pick<Product, "id">, index: number): number {
  return id * 100_000 + index + 1;
}

export const reviewTypes = ["USER", "CRITIC", "CONTRIBUTOR", "PROVIDER"] as const;

export type ReviewType = (typeof reviewTypes)[number];

/** Who wrote it: shows are also reviewed by critics, contributors, and, when it is praise, by who sells them. */
export function reviewType({ show }: Pick<Product, "show">, index: number, rating: ReviewRating): ReviewType {
  if (show === undefined) return "USER";
  if (index % 11 === 1) return "CRITIC";
  if (index % 11 === 6) return "CONTRIBUTOR";
  return index % 29 === 9 && rating >= 4 ? "PROVIDER" : "USER";
}
