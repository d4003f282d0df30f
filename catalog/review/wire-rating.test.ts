import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { toRating, toReviewsDetails, wireReviewsDetails } from "./wire-rating.ts";

const breakdown = { "1": 0, "2": 0, "3": 1, "4": 3, "5": 6 };

test.each([
  [
    { ratingsBreakdown: breakdown, showRatings: true, showReviews: true },
    { ratings: breakdown, showReviews: true },
  ],
  [{ showReviews: false }, { ratings: undefined, showReviews: false }],
  [
    { ratingsBreakdown: breakdown, showRatings: false, showReviews: true },
    { ratings: undefined, showReviews: true },
  ],
  [
    { ratingsBreakdown: { ...breakdown, "5": "six" }, showReviews: false },
    { ratings: undefined, showReviews: false },
  ],
])("D15: %j says what may be shown: %j", (sent, expected) => {
  expect(toReviewsDetails(parseTolerantly(wireReviewsDetails, sent).output)).toEqual(expected);
});

test("D15: a provider that says nothing of reviews has no details", () => {
  expect(toReviewsDetails(null)).toBeUndefined();
});

test.each([
  [true, { average: 4.5, ratingCount: 10, reviewCount: 3 }],
  [false, undefined],
])("D15: a rating that may be shown (%s) → %j", (showRatings, expected) => {
  const reviewsDetails = { ratingsBreakdown: breakdown, showRatings, showReviews: true };
  expect(toRating({ average: 4.5, ratingCount: 10, reviewCount: 3, reviewsDetails })).toEqual(expected);
});
