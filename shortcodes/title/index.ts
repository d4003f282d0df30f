import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const title = defineProductShortcode({
  name: "title",
  sentence: "The name of a product.",
  example: '[title tgid="50002"]',
  text: ({ name }) => (name.text === "" ? undefined : name),
});
