import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { toReviewsDetails, wireReviewsDetails } from "./wire-rating.ts";

const breakdown = { "1": 0, "2": 0, "3": 1, "4": 3, "5": 6 };

test.each([
  [
    { ratingsBreakdown: breakdown, showRatings: true, showReviews: true },
    { ratings: breakdown, showRatings: true, showReviews: true },
  ],
  [{ showReviews: false }, { ratings: undefined, showRatings: true, showReviews: false }],
  [
    { ratingsBreakdown: null, showRatings: false, showReviews: true },
    { ratings: undefined, showRatings: false, showReviews: true },
  ],
  [
    { ratingsBreakdown: { ...breakdown, "5": "six" }, showReviews: false },
    { ratings: undefined, showRatings: true, showReviews: false },
  ],
])("D15: %j says what may be shown: %j", (sent, expected) => {
  expect(toReviewsDetails(parseTolerantly(wireReviewsDetails, sent).output)).toEqual(expected);
});

test("D15: a provider that says nothing of reviews has no details", () => {
  expect(toReviewsDetails(null)).toBeUndefined();
});
