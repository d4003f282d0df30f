import type { Product } from "../../../catalog/product/product.ts";
import { mayShowReviews } from "../../../catalog/review/rating.ts";
import { noReviews, type ReviewPage } from "../../../catalog/review/review-page.ts";
import type { Review, ReviewMedia } from "../../../catalog/review/review.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { isNarrowed, reviewQuery } from "./review-query.ts";
import { type ReviewedIds, findReviewed } from "./reviewed.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

/**
 * Returns the reviews that the page may show; undefined where they could not be read. The provider's total is that of all,
 * also of those it lets nobody show.
 */
export function findShownReviews(ids: ReviewedIds, snapshot: Snapshot, facts: PageFacts): ReviewPage | undefined {
  const { reviewed_product: id, collection } = ids;
  if (id !== undefined) {
    const { variants } = snapshot.get("products", { id }) ?? {};
    const found = snapshot.get("reviews", reviewQuery(id, facts, variants));
    return found && findReviewed(ids, snapshot)?.mayShowReviews === false ? noReviews : found;
  }
  const found =
    collection === undefined ? undefined : snapshot.get("collectionReviews", reviewQuery(collection, facts, []));
  return found && { ...found, reviews: found.reviews.filter(isShownBy(findReviewed(ids, snapshot)?.products ?? [])) };
}

/** Returns whether a review may be shown, by its product. */
function isShownBy(products: readonly Product[]): (review: Review) => boolean {
  const known = new Map(products.map((product) => [product.id, product]));
  return ({ product }) => mayShowReviews(product && known.get(product.id));
}

/**
 * Returns how many customers wrote a text; undefined where that is not known. The provider counts those of a product. Those
 * of a collection are all that its whole list has.
 */
export function textCount(ids: ReviewedIds, snapshot: Snapshot, facts: PageFacts): number | undefined {
  const { rating, mayShowReviews: isShown } = findReviewed(ids, snapshot) ?? {};
  if (rating !== undefined && rating.reviewCount > 0) return rating.reviewCount;
  const isWhole = isShown !== false && !isNarrowed(facts.view) && readView(reviewsView, facts.view).by === undefined;
  return isWhole ? findShownReviews(ids, snapshot, facts)?.total : undefined;
}

/** Returns the pictures of the reviews that may be shown, most helpful first; empty for a collection. */
export function listReviewPictures(ids: ReviewedIds, snapshot: Snapshot): readonly ReviewMedia[] {
  const { reviewed_product } = ids;
  if (findReviewed(ids, snapshot)?.mayShowReviews === false) return [];
  const all = reviewed_product === undefined ? [] : (snapshot.get("reviewMedias", { id: reviewed_product }) ?? []);
  return all.filter(({ kind }) => kind === "IMAGE");
}
