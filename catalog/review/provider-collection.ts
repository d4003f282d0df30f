import type { Market } from "../market/market.ts";
import { type CollectionReviewQuery, noReviews, type ReviewPage } from "./review-page.ts";
import { reviewList } from "./review-list.ts";
import { reviewRange } from "./review-range.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";

/** A page of the reviews of a collection's products, each with its product. */
export async function collectionReviews(
  transport: Transport,
  query: CollectionReviewQuery,
  { locale }: Market,
): Promise<ReviewPage> {
  const path = `/api/v1/collection/${query.id}/reviews`;
  if (validIds(transport, path, [query.id]).length === 0) return noReviews;
  const order = [
    ["sortOrder", query.order ?? "DESC"],
    ["language", locale.providerLanguage],
  ] as const;
  return reviewList(transport, path, [...reviewRange(query), ...order]);
}
