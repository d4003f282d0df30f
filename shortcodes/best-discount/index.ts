import * as v from "valibot";
import { bestDiscount as highestOf } from "../../catalog/best-discount.ts";
import { defineShortcode } from "../engine/define-shortcode.ts";

export const bestDiscount = defineShortcode({
  name: "best-discount",
  sentence:
    "The highest discount among the page's own products, in whole percent without a sign; 0 when there is none.",
  example: "Save up to [best-discount]%",
  attributes: v.object({}),
  text: (_attributes, { pageProducts }) => String(highestOf(pageProducts)),
});
