import * as v from "valibot";
import { listingView } from "../../../blocks/listing/view.ts";
import { reviewKindNames, reviewTopics, travelerTypes } from "../../../catalog/review/review.ts";
import { reviewSorts } from "../../../catalog/review/review-sort.ts";
import { vehicleTypes } from "../../../catalog/variant/variant.ts";
import { defineView, parameter } from "../../../routing/define-view.ts";
import { listWindow } from "../../../routing/list-window.ts";
import { sorted, wholeNumber } from "../../../routing/view-values.ts";

/** Parameters that a page of reviews reads. */
export const reviewsView = defineView(
  v.object({
    page: listWindow.page,
    /** Star ratings to show, ascending and each once: `4,5`. */
    filterReviews: parameter(80, v.pipe(v.string(), v.regex(/^[1-5](,[1-5]){0,4}$/), v.transform(sorted)), {
      isList: true,
    }),
    language: listingView.schema.entries.language,
    /** The order of reviews; the first of all orders is that of a page without it. */
    reviewSort: parameter(300, v.picklist(reviewSorts.slice(1).map(({ value }) => value)), { isPresentation: true }),
    /** Author of the reviews: critics, contributors or the organizer. Absent for customers. */
    by: parameter(310, v.picklist(reviewKindNames.flatMap(([, name]) => name ?? []))),
    /** Who a reviewer travelled with. */
    traveler: parameter(320, v.picklist(travelerTypes.map((type) => type.toLowerCase()))),
    /** The vehicle of a transfer that reviews are of. */
    vehicle: parameter(330, v.picklist(vehicleTypes.map((type) => type.toLowerCase()))),
    /** The id of what was bought, of reviews. */
    variant: parameter(340, wholeNumber(1, 999_999_999)),
    /** The year in which reviews were written. */
    year: parameter(350, wholeNumber(2000, 2099)),
    /** Topic that reviews mention. */
    mentions: parameter(360, v.picklist(reviewTopics)),
    /** Only reviews with pictures. */
    photos: parameter(370, v.literal("1")),
  }),
);
