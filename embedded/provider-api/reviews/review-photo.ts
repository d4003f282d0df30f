import type { ReviewedProduct } from "./reviewed-product.ts";
import type { Photo } from "../source/photo.ts";
import { reviewKindOf } from "./review-kind.ts";

/** The picture a review came with: each photograph of the place once, with every seventh review from the third. */
export function reviewPhoto(product: ReviewedProduct, index: number): Photo | undefined {
  return index % 7 === 2 ? photosOf(product)[Math.floor(index / 7)] : undefined;
}

/** Numbers of the reviews that came with a picture. */
export function reviewsWithPhoto(product: ReviewedProduct): readonly number[] {
  const indices = photosOf(product).map((_, photo) => 2 + photo * 7);
  return indices.filter((index) => index < product.reviews);
}

/** Only pictures of the attraction itself: a visitor's picture can't show anything else. */
function photosOf(product: ReviewedProduct): readonly Photo[] {
  const shown = product.attractions.flatMap(({ photos }) => photos);
  const own = reviewKindOf(product) === "attraction" ? product.photos : [];
  return [...new Set([...shown, ...own])];
}
