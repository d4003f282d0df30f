import * as v from "valibot";
import type { QueryParameters } from "../provider/endpoint.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import type { ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import { wireCount } from "../provider/wire.ts";
import { noReviews, type ReviewPage, type ReviewQuery, reviewsPerPage } from "./review-page.ts";
import { filterParameters, filterType } from "./review-filter.ts";
import { reviewSort } from "./review-sort.ts";
import type { ReviewMedia } from "./review.ts";
import { toFacets, wireFacets } from "./wire-facets.ts";
import { toReview, toReviewMedia, wireReview, wireReviewMedia } from "./wire.ts";

const count = v.nullish(wireCount);
const schema = v.object({
  items: v.array(v.unknown()),
  total: count,
  nextOffset: count,
  filters: v.nullish(wireFacets),
});

/** Returns a page of a product's reviews. */
export function findReviews(query: ReviewQuery, { transport, market }: ProviderContext): Promise<ReviewPage> {
  const { sortType, sortOrder } = reviewSort(query.sort);
  return findPage({ transport, market }, `/api/tours/v2/review/tour-group/id/${query.id}/`, query, [
    ["language", market.locale.providerLanguage],
    ...rangeParameters(query),
    ["filter-type", filterType(query)],
    ["sort-type", sortType],
    ["sort-order", sortOrder],
    ...filterParameters(query),
  ]);
}

/** Returns a page of the reviews of a collection's products, each with its product. */
export function findCollectionReviews(query: ReviewQuery, { transport, market }: ProviderContext): Promise<ReviewPage> {
  const { sortType, sortOrder } = reviewSort(query.sort);
  const kind = filterType(query);
  return findPage({ transport, market }, `/api/v1/collection/${query.id}/reviews`, query, [
    ...rangeParameters(query),
    ["sortOrder", sortOrder],
    ["language", market.locale.providerLanguage],
    // The defaults are not sent: these two parameters are ours.
    ...(sortType === "HELPFULNESS" ? [] : [["sortType", sortType] as const]),
    ...(kind === "TOP" ? [] : [["filter-type", kind] as const]),
    ...filterParameters(query),
  ]);
}

async function findPage(
  { transport, market }: Pick<ProviderContext, "transport" | "market">,
  path: string,
  { id }: ReviewQuery,
  query: QueryParameters,
): Promise<ReviewPage> {
  if (validIds(transport, path, [id]).length === 0) return noReviews;
  const response = await ifKnown(request(transport, { path, query, schema }), undefined);
  if (response === undefined) return noReviews;
  const reviews = parseItems(path, response.items, wireReview, transport.onDropped).map((wire) =>
    toReview(wire, market.locale),
  );
  return {
    reviews,
    total: response.total ?? reviews.length,
    nextOffset: response.nextOffset ?? undefined,
    facets: response.filters ? toFacets(response.filters) : undefined,
  };
}

/** Returns the range of a list of reviews that is wanted: never more than a hundred. */
function rangeParameters({ limit = reviewsPerPage, offset = 0 }: ReviewQuery): QueryParameters {
  return [
    ["limit", Math.min(100, Math.max(1, limit))],
    ["offset", Math.max(0, offset)],
  ];
}

const mediaSchema = v.object({ items: v.array(v.unknown()) });

/** Pictures and videos of one product's reviews that are read at most (J16). */
const maxMedias = 167;

/** Returns the pictures and videos of a product's reviews; empty for an unknown product. */
export async function findReviewMedias(id: number, { transport }: ProviderContext): Promise<readonly ReviewMedia[]> {
  const path = `/api/v6/tour-groups/${id}/review-medias`;
  if (validIds(transport, path, [id]).length === 0) return [];
  const response = await ifKnown(request(transport, { path, query: [], schema: mediaSchema }), { items: [] });
  return parseItems(path, response.items.slice(0, maxMedias), wireReviewMedia, transport.onDropped).map(toReviewMedia);
}
