import type { Market } from "../market/market.ts";
import { noReviews, type ReviewPage, type ReviewQuery } from "./review-page.ts";
import { reviewSort } from "./review-sort.ts";
import { reviewList } from "./review-list.ts";
import { reviewRange } from "./review-range.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";

/** A page of a product's reviews. */
export async function reviews(transport: Transport, query: ReviewQuery, { locale }: Market): Promise<ReviewPage> {
  const path = `/api/tours/v2/review/tour-group/id/${query.id}/`;
  if (validIds(transport, path, [query.id]).length === 0) return noReviews;
  const { filterType, sortType, sortOrder } = reviewSort(query.sort);
  return reviewList(transport, path, [
    ["language", locale.providerLanguage],
    ...reviewRange(query),
    ["filter-type", filterType],
    ["sort-type", sortType],
    ["sort-order", sortOrder],
  ]);
}
