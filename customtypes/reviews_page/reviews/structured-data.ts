import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import { mainProductNode, productList } from "../../../blocks/products/product-structured-data.ts";
import { reviewNode } from "../../../blocks/reviews/review-structured-data.ts";
import type { ReviewsFields } from "../fields.ts";
import { maxCards, findReviewed } from "./reviewed.ts";
import { findShownReviews } from "./shown-reviews.ts";

/**
 * Returns the product with the rating and the reviews that the page shows, and no others (X5). Reviews of a collection
 * each name their product: the average of several products is the rating of none. The cards of its products are a list.
 */
export function reviewNodes(fields: ReviewsFields, page: PageContext): readonly StructuredNode[] {
  const { snapshot, locale } = page;
  const reviewed = findReviewed(fields, snapshot);
  const shown = (findShownReviews(fields, snapshot, page)?.reviews ?? []).filter(({ kind }) => kind !== "PROVIDER");
  const [product] = reviewed?.products ?? [];
  if (reviewed === undefined || product === undefined) return [];
  if (!reviewed.isCollection) {
    const review = shown.map((each) => reviewNode(each, locale.tag));
    const node = mainProductNode(product, page);
    return [review.length === 0 ? node : { ...node, review }];
  }
  const reviews = shown.flatMap((review) =>
    review.product === undefined
      ? []
      : [
          {
            ...reviewNode(review, locale.tag),
            "@id": nodeId(page, `review-${review.id}`),
            itemReviewed: { "@type": "Product", name: review.product.name.text },
          },
        ],
  );
  return [...reviews, ...productList(reviewed.products.slice(0, maxCards), "book", page)];
}
