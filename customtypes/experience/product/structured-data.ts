import type { Product } from "../../../catalog/product/product.ts";
import { mayShowReviews } from "../../../catalog/review/rating.ts";
import type { Review } from "../../../catalog/review/review.ts";
import type { PageContext, StructuredNode } from "../../../renderer/index.ts";
import { mainProductNode } from "../../../blocks/products/product-structured-data.ts";
import { reviewNode } from "../../../blocks/reviews/review-structured-data.ts";
import { type ExperienceData, experienceData, maxReviews } from "./experience-data.ts";

/** Returns the reviews that the page shows; empty if the provider does not let them be shown. */
export function shownReviews({ product, reviews }: Pick<ExperienceData, "product" | "reviews">): readonly Review[] {
  return mayShowReviews(product) ? (reviews?.reviews ?? product.topReviews).slice(0, maxReviews) : [];
}

/** Returns a product as search engines read it. Its reviews are those written for this site (X5). */
export function experienceNode(product: Product, page: PageContext): StructuredNode {
  const data = experienceData(product.id, page.snapshot);
  const prices = (data?.variants ?? []).flatMap(({ price }) => price ?? []);
  const node = mainProductNode(product, page, prices);
  const review = shownReviews({ product, reviews: data?.reviews })
    .filter(({ kind }) => kind !== "PROVIDER")
    .map((each) => reviewNode(each, page.locale.tag));
  return review.length === 0 ? node : { ...node, review };
}
