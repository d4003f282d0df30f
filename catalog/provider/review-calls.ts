import type { Market } from "../market/market.ts";
import type { ReviewMedia } from "../review/review-media.ts";
import type { CollectionReviewQuery, ReviewPage, ReviewQuery } from "../review/review-page.ts";
import type { Variant } from "../variant/variant.ts";
import { collectionReviews } from "../review/provider-collection.ts";
import { reviewMedias } from "../review/provider-medias.ts";
import { reviews } from "../review/provider.ts";
import type { Transport } from "./transport.ts";
import { variants } from "../variant/provider.ts";

export interface ReviewCalls {
  /** `/api/tours/v2/review/tour-group/id/{id}/`: a page of a product's reviews; no reviews of an unknown product. */
  readonly reviews: (query: ReviewQuery, market: Market) => Promise<ReviewPage>;
  /** `/api/v1/collection/{id}/reviews`: a page of the reviews of a collection's products. */
  readonly collectionReviews: (query: CollectionReviewQuery, market: Market) => Promise<ReviewPage>;
  /** `/api/v6/tour-groups/{id}/review-medias`: pictures and videos of a product's reviews. */
  readonly reviewMedias: (id: number) => Promise<readonly ReviewMedia[]>;
  /** `/api/v7/tour-groups/variants`: variants by product, unknown products missing; any number of ids, batched by 100. */
  readonly variants: (ids: readonly number[], market: Market) => Promise<ReadonlyMap<number, readonly Variant[]>>;
}

export function reviewCalls(transport: Transport): ReviewCalls {
  return {
    reviews: (query, market) => reviews(transport, query, market),
    collectionReviews: (query, market) => collectionReviews(transport, query, market),
    reviewMedias: (id) => reviewMedias(transport, id),
    variants: (ids, market) => variants(transport, ids, market),
  };
}
