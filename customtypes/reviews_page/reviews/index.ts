import { mergeNeeds, unknownIds } from "../../../renderer/index.ts";
import { collectionMissing } from "../../../blocks/products/collection-missing.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import { reviewsPerPage } from "../../../catalog/review/review-page.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { placeNeeds } from "../../../blocks/places/place-names.ts";
import { toReviewSubject, type ReviewsKind } from "../fields.ts";
import { knownReviewNeeds, reviewedNeeds, findReviewed } from "./reviewed.ts";
import { findShownReviews } from "./shown-reviews.ts";
import { reviewsCrumbs } from "./reviews-heading.ts";
import { ReviewsPage } from "./ReviewsPage.tsx";
import { reviewNodes } from "./structured-data.ts";
import { reviewsView } from "./view.ts";

/** The reviews of one product, or of all products of a collection (C13). */
export const reviews: ReviewsKind = {
  kind: "reviews",
  matches: (fields) => toReviewSubject(fields) !== "policy",
  view: [reviewsView],
  ownPlace: ["reviewSubject"],
  needs: (fields, facts) => mergeNeeds([placeNeeds(facts), reviewedNeeds(fields, facts)]),
  followUp: (fields, first, facts) => {
    const { products } = findReviewed(fields, first) ?? { products: [] };
    const known = knownReviewNeeds(fields, first, facts);
    return products.length === 0 ? known : mergeNeeds([known, productPageNeeds(products, facts)]);
  },
  findings: ({ reviewed_product, collection }, snapshot) => {
    if (reviewed_product !== undefined) return unknownIds("products", [reviewed_product], snapshot);
    const isMissing =
      collection !== undefined && snapshot.getReadState("collections", { id: collection }) === "missing";
    return isMissing ? [collectionMissing(collection)] : [];
  },
  pages: (fields, snapshot, facts) => {
    const found = findShownReviews(fields, snapshot, facts);
    return found === undefined ? Number.POSITIVE_INFINITY : Math.ceil(found.total / reviewsPerPage);
  },
  about: (fields, snapshot) =>
    fields.reviewed_product === undefined ? [] : (findReviewed(fields, snapshot)?.products ?? []),
  structuredData: (fields, page) => [
    ...reviewNodes(fields, page),
    ...breadcrumbNodes(reviewsCrumbs(fields, page), page),
  ],
  Page: ReviewsPage,
};
