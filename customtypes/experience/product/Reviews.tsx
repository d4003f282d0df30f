import { ProductReviews } from "../../../blocks/reviews/ProductReviews.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { shownReviews } from "./structured-data.ts";

/** Renders the spread of the ratings and three reviews, where the provider allows it (A4). */
export function Reviews({ data: { product, reviews }, page }: ExperienceProps) {
  return (
    <ProductReviews product={product} reviews={shownReviews({ product, reviews })} total={reviews?.total} page={page} />
  );
}
