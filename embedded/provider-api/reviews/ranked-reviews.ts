import type { Product } from "../source/catalog.ts";
import { helpfulVotes } from "./helpful-votes.ts";
import type { ReviewSort } from "./review-order.ts";

/** Where a review stands: number `index` of a product's. */
interface RankedReview {
  readonly product: Product;
  readonly index: number;
  readonly votes: number;
}

/** The reviews of several products together by helpfulness; of equals, those of the product named first. */
export function rankedReviews(products: readonly Product[], order: ReviewSort["order"]): readonly RankedReview[] {
  const all = products.flatMap((product) =>
    Array.from({ length: product.reviews }, (_, index) => ({
      product,
      index,
      votes: helpfulVotes(product.reviews, index),
    })),
  );
  const sorted = all.toSorted((one, other) => other.votes - one.votes);
  return order === "DESC" ? sorted : sorted.toReversed();
}
