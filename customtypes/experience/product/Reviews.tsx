import { ProductReviews } from "../../../blocks/reviews/ProductReviews.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import { shownReviews } from "./structured-data.ts";

/** The spread of the ratings and three reviews, as far as the provider lets them be shown (row A4). */
export function Reviews({ data: { product, reviews }, page }: ExperienceProps) {
  return (
    <ProductReviews product={product} reviews={shownReviews({ product, reviews })} total={reviews?.total} page={page} />
  );
}
