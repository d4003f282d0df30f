import type { NamedId } from "../../../catalog/product/product.ts";
import { type ReviewQuery, reviewsPerPage } from "../../../catalog/review/review-page.ts";
import { type ReviewFilter, reviewLanguages } from "../../../catalog/review/review-filter.ts";
import { type ReviewKind, reviewKindNames, travelerTypes } from "../../../catalog/review/review.ts";
import { vehicleTypes } from "../../../catalog/variant/variant.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import type { View } from "../../../routing/view.ts";
import { readView } from "../../../routing/define-view.ts";
import { reviewsView } from "./view.ts";

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
] as const;

interface ViewFilter extends ReviewFilter {
  readonly kind: ReviewKind;
  readonly stars: readonly number[];
  readonly withPhotos: boolean;
}

/** Returns which reviews a view requests. */
export function toReviewFilter(view: View): ViewFilter {
  const { by, filterReviews, language, traveler, vehicle, variant, year, photos, mentions } = readView(
    reviewsView,
    view,
  );
  return {
    kind: reviewKindNames.find(([, name]) => name === by)?.[0] ?? "USER",
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
  const values = readView(reviewsView, view);
  return filters.some((name) => name !== "by" && values[name] !== undefined);
}

/**
 * Returns the query for the reviews of a view: ten a page. `variants` are those of the product where it is read. Any other
 * variant is ignored.
 */
export function reviewQuery(
  id: number,
  { view }: Pick<PageFacts, "view">,
  variants?: readonly Pick<NamedId, "id">[],
): ReviewQuery {
  const { page = 1, reviewSort } = readView(reviewsView, view);
  const { variantId, ...filter } = toReviewFilter(view);
  const isKnown = variants === undefined || variants.some((variant) => variant.id === variantId);
  return {
    id,
    ...filter,
    variantId: isKnown ? variantId : undefined,
    sort: reviewSort,
    limit: reviewsPerPage,
    offset: (page - 1) * reviewsPerPage,
  };
}
