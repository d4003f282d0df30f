import { formatAverage } from "../../catalog/review/rating.ts";
import { InlineRating } from "../../blocks/reviews/Rating.tsx";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const rating = defineProductShortcode({
  name: "rating",
  sentence: "The average rating of a product out of 5, with a star; nothing when nobody rated it.",
  example: '[rating tgid="50002"]',
  text: ({ rating: rated }, { market }) => rated && formatAverage(rated.average, market.locale),
  Component: ({ product: { rating: rated }, context: { market, t }, children }) =>
    rated ? (
      <InlineRating rating={rated} locale={market.locale} t={t}>
        {children}
      </InlineRating>
    ) : (
      children
    ),
});
