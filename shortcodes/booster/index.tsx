import { compactNumber, formatRating, hasRatingBooster } from "../../catalog/review/rating.ts";
import { InlineRating } from "../../blocks/reviews/Rating.tsx";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const booster = defineProductShortcode({
  name: "booster",
  sentence:
    "The average rating of a product and how many rated it, with a star; nothing below 4 out of 5 or 100 ratings.",
  example: '[booster tgid="50002"]',
  text: ({ rating }, { market }) => {
    if (rating === undefined || !hasRatingBooster(rating)) return "";
    const { average } = formatRating(rating, market.locale);
    return `${average} (${compactNumber(rating.ratingCount, market.locale)})`;
  },
  Component: ({ product: { rating }, context: { market, t }, children }) =>
    rating ? (
      <InlineRating rating={rating} locale={market.locale} t={t}>
        {children}
      </InlineRating>
    ) : (
      children
    ),
});
