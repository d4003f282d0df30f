import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const reviewCount = defineProductShortcode({
  name: "review-count",
  sentence: "How many reviews a product has; nothing when it has none.",
  example: '[review-count tgid="50002"] reviews',
  text: ({ rating }, { market }) =>
    rating && rating.reviewCount > 0 ? numberFormat(formatTag(market.locale)).format(rating.reviewCount) : undefined,
});
