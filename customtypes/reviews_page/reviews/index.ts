import { mergeNeeds, noNeeds } from "../../../catalog/snapshot/needs.ts";
import { reviewsPerPage } from "../../../catalog/review/review-page.ts";
import { breadcrumbNodes } from "../../../renderer/breadcrumbs.ts";
import { placeNeeds } from "../../../renderer/place-names.ts";
import { productPageNeeds } from "../../../renderer/product-hrefs.ts";
import { collectionMissing, unknownIds } from "../../../renderer/unknown-ids.ts";
import { subjectOf, type ReviewsKind } from "../fields.ts";
import { reviewedNeeds, reviewedOf } from "./reviewed.ts";
import { reviewsOf } from "./shown-reviews.ts";
import { reviewView } from "./review-query.ts";
import { reviewsCrumbs } from "./reviews-heading.ts";
import { ReviewsPage } from "./ReviewsPage.tsx";
import { reviewNodes } from "./structured-data.ts";

/** The reviews of one product, or of all products of a collection (C13). */
export const reviews: ReviewsKind = {
  kind: "reviews",
  matches: (fields) => subjectOf(fields) !== "policy",
  view: reviewView,
  pageOf: ["reviewsOf"],
  needs: (fields, facts) => mergeNeeds([placeNeeds(facts), reviewedNeeds(fields, facts)]),
  followUp: (fields, first, facts) => {
    const { products } = reviewedOf(fields, first) ?? { products: [] };
    return products.length === 0 ? noNeeds : productPageNeeds(products, facts);
  },
  findings: ({ reviewed_product, collection }, snapshot) => {
    if (reviewed_product !== undefined) return unknownIds("products", [reviewed_product], snapshot);
    const isMissing = collection !== undefined && snapshot.stateOf("collections", { id: collection }) === "missing";
    return isMissing ? [collectionMissing(collection)] : [];
  },
  pages: (fields, snapshot, facts) => {
    const found = reviewsOf(fields, snapshot, facts);
    return found === undefined ? Number.POSITIVE_INFINITY : Math.ceil(found.total / reviewsPerPage);
  },
  about: (fields, snapshot) =>
    fields.reviewed_product === undefined ? [] : (reviewedOf(fields, snapshot)?.products ?? []),
  structuredData: (fields, page) => [
    ...reviewNodes(fields, page),
    ...breadcrumbNodes(reviewsCrumbs(fields, page), page),
  ],
  Page: ReviewsPage,
};
