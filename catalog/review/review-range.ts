import { type ReviewRange, reviewsPerPage } from "./review-page.ts";
import type { QueryParameters } from "../provider/endpoint.ts";

/** The part of a list of reviews that is wanted: never more than a hundred. */
export function reviewRange({ limit = reviewsPerPage, offset = 0 }: ReviewRange): QueryParameters {
  return [
    ["limit", Math.min(100, Math.max(1, limit))],
    ["offset", Math.max(0, offset)],
  ];
}
