import { mayShowReviews } from "../../../catalog/review/rating.ts";
import { ProductReviews } from "../../../blocks/reviews/ProductReviews.tsx";
import type { ShowProps } from "../fields.ts";
import { findShowProduct } from "./find-show-product.ts";

/** Renders ratings, three reviews and a link to all, where the provider allows it (C9). */
export function ShowReviews({ fields, page }: ShowProps) {
  const product = findShowProduct(fields, page.snapshot);
  if (product === undefined) return null;
  const reviews = mayShowReviews(product) ? product.topReviews.slice(0, 3) : [];
  return <ProductReviews product={product} reviews={reviews} page={page} />;
}
