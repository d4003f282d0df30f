import * as v from "valibot";
import { formatMoney } from "../../catalog/format-money.ts";
import { startingPrice } from "../../catalog/starting-price.ts";
import { defineShortcode } from "../engine/define-shortcode.ts";

export const minPrice = defineShortcode({
  name: "min-price",
  sentence: "The lowest price among the page's own products; nothing when none can be booked.",
  example: "[min-price]",
  attributes: v.object({}),
  text: (_attributes, { pageProducts, market }) => formatMoney(startingPrice(pageProducts), market.locale),
});
