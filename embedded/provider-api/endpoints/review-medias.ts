import type { EndpointRequest } from "../endpoint.ts";
import { productOf } from "../parameters/product.ts";
import { reviewPhoto, reviewsWithPhoto } from "../reviews/review-photo.ts";
import { reviewId } from "../reviews/review-id.ts";
import { wireMedia } from "../wire/review.ts";

/** How many pictures are sent at most (specification §9). */
const most = 167;

/** The pictures that came with a product's reviews, those of the most helpful first. */
export function reviewMedias({ id, view }: EndpointRequest) {
  const product = productOf(id, view.catalog);
  const numbers = reviewsWithPhoto(product);
  const items = numbers.slice(0, most).flatMap((index) => {
    const photo = reviewPhoto(product, index);
    return photo === undefined ? [] : [{ reviewId: reviewId(product, index), ...wireMedia(photo, view) }];
  });
  return { items, total: numbers.length };
}
