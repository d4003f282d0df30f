import { toReviewSubject, type ReviewsKind } from "../fields.ts";
import { PolicyPage } from "./PolicyPage.tsx";

/** The page that every list of reviews links to: how they come about, and how they are verified (X5). */
export const policy: ReviewsKind = {
  kind: "review policy",
  matches: (fields) => toReviewSubject(fields) === "policy",
  ownPlace: ["reviewSubject"],
  Page: PolicyPage,
};
