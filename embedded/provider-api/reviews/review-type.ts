import type { Product } from "../source/catalog.ts";
import type { ReviewRating } from "./review-ratings.ts";

export type ReviewType = "USER" | "CRITIC" | "CONTRIBUTOR" | "PROVIDER";

/** Who wrote it: shows are also reviewed by critics, contributors, and, when it is praise, by who sells them. */
export function reviewType({ show }: Pick<Product, "show">, index: number, rating: ReviewRating): ReviewType {
  if (show === undefined) return "USER";
  if (index % 11 === 1) return "CRITIC";
  if (index % 11 === 6) return "CONTRIBUTOR";
  return index % 29 === 9 && rating >= 4 ? "PROVIDER" : "USER";
}
