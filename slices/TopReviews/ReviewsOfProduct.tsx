import { mayShowReviews } from "../../catalog/review/rating.ts";
import { ProductReviews } from "../../blocks/reviews/ProductReviews.tsx";
import type { SliceProps } from "../../renderer/index.ts";
import type { TopReviewsFields } from "./fields.ts";
import { usualReviews } from "./top-reviews.ts";

interface ReviewsOfProductProps extends Pick<SliceProps<TopReviewsFields>, "fields" | "page"> {
  /** Id of the product. */
  readonly product: number;
}

/** Renders the ratings of a product, some reviews and a link to all, where the provider allows it (C9). */
export function ReviewsOfProduct({ fields, product: id, page }: ReviewsOfProductProps) {
  const product = page.snapshot.get("products", { id });
  const title = page.text(fields.title);
  // Without a heading it is the content of a tab, which must not be empty.
  const none = title === "" ? <p>{page.t("reviews.empty")}</p> : null;
  if (product === undefined) return page.snapshot.getReadState("products", { id }) === "failed" ? null : none;
  const reviews = mayShowReviews(product) ? product.topReviews.slice(0, fields.limit ?? usualReviews) : [];
  if (none !== null && reviews.length === 0 && product.rating === undefined) return none;
  return <ProductReviews product={product} reviews={reviews} title={title} page={page} />;
}
