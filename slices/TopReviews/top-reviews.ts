import type { Product } from "../../catalog/product/product.ts";
import { mayShowReviews } from "../../catalog/review/rating.ts";
import type { ReviewQuery } from "../../catalog/review/review-page.ts";
import type { Review } from "../../catalog/review/review.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { createRankingQuery } from "../../blocks/places/collection-list/place-ranking.ts";
import type { TopReviewsFields } from "./fields.ts";

type Facts = Pick<PageFacts, "place">;

/** Reviews where the editor chose no number. */
export const usualReviews = 3;

/** A review with the product it is of, where the provider ranks that one. */
export interface ReviewWithProduct {
  readonly review: Review;
  readonly product: Product | undefined;
}

/** Returns needs for the reviews of a collection, and for its products, which say where their pages are. */
export function reviewNeeds(fields: TopReviewsFields, facts: Facts): Needs {
  const query = reviewQuery(fields, facts);
  if (query === undefined) return noNeeds;
  return mergeNeeds([need("collectionReviews", [query]), need("rankings", [createRankingQuery(query.id)])]);
}

/** Returns how many reviews of the collection's products there are. */
export function reviewCount(fields: TopReviewsFields, snapshot: Snapshot, facts: Facts): number {
  const query = reviewQuery(fields, facts);
  return (query && snapshot.get("collectionReviews", query)?.total) ?? 0;
}

/**
 * Returns reviews in the provider's order, one of each product before a second one of any. Those without words are
 * omitted, and those that the provider does not let be shown (A4).
 */
export function topReviews(fields: TopReviewsFields, snapshot: Snapshot, facts: Facts): readonly ReviewWithProduct[] {
  const query = reviewQuery(fields, facts);
  if (query === undefined) return [];
  const products = new Map(
    (snapshot.get("rankings", createRankingQuery(query.id))?.products ?? []).map((product) => [product.id, product]),
  );
  const all = (snapshot.get("collectionReviews", query)?.reviews ?? [])
    .map((review) => ({ review, product: review.product && products.get(review.product.id) }))
    .filter(({ review, product }) => review.text.text.trim() !== "" && mayShowReviews(product));
  return sortOnePerProductFirst(all).slice(0, fields.limit ?? usualReviews);
}

function sortOnePerProductFirst(all: readonly ReviewWithProduct[]): readonly ReviewWithProduct[] {
  const isFirst = ({ review: { product } }: ReviewWithProduct, index: number) =>
    product === undefined || all.findIndex(({ review }) => review.product?.id === product.id) === index;
  return [...all.filter(isFirst), ...all.filter((each, index) => !isFirst(each, index))];
}

function reviewQuery({ collection }: TopReviewsFields, { place }: Facts): ReviewQuery | undefined {
  const id = collection ?? place.collection;
  return id === undefined ? undefined : { id };
}
