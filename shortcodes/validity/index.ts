import { ticketValidityText } from "../../catalog/ticket/validity-text.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const validity = defineProductShortcode({
  name: "validity",
  sentence: "How long a product's ticket can be used, in words; nothing when it is for its own date only.",
  example: '[validity tgid="50015"]',
  text: (product, { market, t }) => ticketValidityText(product.validity, market.locale, t) ?? "",
});
