import { productDuration } from "../../catalog/product/product-duration.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const duration = defineProductShortcode({
  name: "duration",
  sentence: "How long a product takes, in words; from the shortest to the longest where that differs.",
  example: '[duration tgid="50002"]',
  text: (product, { market, t }) => productDuration(product, market.locale, t) || undefined,
});
