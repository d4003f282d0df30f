import type { PageContext, PageMetadata } from "../../../renderer/index.ts";
import { pageMetadata } from "../../page-fields.ts";
import { type ReviewsFields, toReviewSubject } from "../fields.ts";
import { findReviewed } from "./reviewed.ts";
import { describeRating } from "../../../catalog/review/rating.ts";
import { reviewsHeading } from "./reviews-heading.ts";

/** Returns what editors wrote, else the heading and what the ratings are. */
export function reviewsMetadata(fields: ReviewsFields, page: PageContext): PageMetadata {
  const own = pageMetadata(fields, page);
  if (toReviewSubject(fields) === "policy") return own;
  const reviewed = findReviewed(fields, page.snapshot);
  return {
    title: own.title,
    name: reviewsHeading(fields, page),
    description:
      own.description || (reviewed?.rating === undefined ? "" : describeRating(reviewed.rating, page.locale, page.t)),
    image: own.image ?? reviewed?.products[0]?.images[0]?.url,
  };
}
