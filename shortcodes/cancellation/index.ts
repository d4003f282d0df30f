import { ticketPolicyText } from "../../catalog/ticket/policy-text.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const cancellation = defineProductShortcode({
  name: "cancellation",
  sentence: "Until when a product can be cancelled for free, or else rescheduled, in words; also when neither is.",
  example: '[cancellation tgid="50002"]',
  text: (product, { t }) => ticketPolicyText(product.cancellation, product.reschedule, t),
});
