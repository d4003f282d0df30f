import { type ReviewQuery, reviewsPerPage } from "../../../catalog/review/review-page.ts";
import { type ReviewFilter, reviewLanguages } from "../../../catalog/review/review-filter.ts";
import { type ReviewKind, travelerTypes } from "../../../catalog/review/review.ts";
import { vehicleTypes } from "../../../catalog/variant/variant.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import type { View, ViewParameter } from "../../../routing/view.ts";

/** The parameters that filter reviews. */
const filters = [
  "by",
  "filterReviews",
  "language",
  "traveler",
  "vehicle",
  "variant",
  "year",
  "photos",
  "mentions",
] as const satisfies readonly ViewParameter[];

/** Parameters of the view that a page of reviews reads. */
export const reviewView: readonly ViewParameter[] = [...filters, "page", "reviewSort"];

/** The name of a kind in an address; undefined for customers' reviews. */
export const kindNames: ReadonlyMap<ReviewKind, View["by"]> = new Map([
  ["USER", undefined],
  ["CRITIC", "critics"],
  ["CONTRIBUTOR", "contributors"],
  ["PROVIDER", "organiser"],
]);

interface ViewFilter extends ReviewFilter {
  readonly kind: ReviewKind;
  readonly stars: readonly number[];
  readonly withPhotos: boolean;
}

/** Returns which reviews a view requests. */
export function toReviewFilter({
  by,
  filterReviews,
  language,
  traveler,
  vehicle,
  variant,
  year,
  photos,
  mentions,
}: View): ViewFilter {
  return {
    kind: [...kindNames].find(([, name]) => name === by)?.[0] ?? "USER",
    stars: filterReviews?.split(",").map(Number) ?? [],
    language: reviewLanguages.find((known) => known === language),
    traveler: travelerTypes.find((known) => known.toLowerCase() === traveler),
    vehicle: vehicleTypes.find((known) => known.toLowerCase() === vehicle),
    variantId: variant,
    year,
    withPhotos: photos === "1",
    mentions,
  };
}

/** Whether a view narrows the reviews, besides who wrote them. */
export function isNarrowed(view: View): boolean {
  return filters.some((name) => name !== "by" && view[name] !== undefined);
}

/** Returns the query for the reviews of a view: ten a page. */
export function reviewQuery(id: number, { view }: Pick<PageFacts, "view">): ReviewQuery {
  const { page = 1, reviewSort } = view;
  return { id, ...toReviewFilter(view), sort: reviewSort, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage };
}
