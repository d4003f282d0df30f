import * as v from "valibot";
import { number, text, title } from "../../content/fields/index.ts";
import type { ReviewSubject } from "../../catalog/review/review-subject.ts";
import type { PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";

/** Fields that name the subject of the reviews. Without an id, the page explains how reviews are verified. */
export const reviewsSchema = v.object({
  heading: title(),
  intro: text(),
  reviewed_product: number({ min: 1, step: 1 }),
  collection: number({ min: 1, step: 1 }),
  tagged_city: text(),
  tagged_country: text(),
  ...pageFields,
});

export type ReviewsFields = v.InferOutput<typeof reviewsSchema>;

export type ReviewsKind = PageKind<ReviewsFields>;

/** Returns what the page has the reviews of. A product wins over a collection. */
export function toReviewSubject({
  reviewed_product,
  collection,
}: Pick<ReviewsFields, "reviewed_product" | "collection">): ReviewSubject {
  if (reviewed_product !== undefined) return `product-${reviewed_product}`;
  return collection === undefined ? "policy" : `collection-${collection}`;
}
