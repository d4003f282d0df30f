import * as v from "valibot";
import { formatMoney } from "../../catalog/money/format-money.ts";
import { startingPrice } from "../../catalog/price/starting-price.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";

export const minPrice = defineShortcode({
  name: "min-price",
  sentence:
    "The lowest price among the page's own products; nothing when none can be booked, so enclose it in if-available with the words that need it.",
  example: "[min-price]",
  attributes: v.object({}),
  // The lowest of none is 0 (specification §3), and money of 0 is empty text (§5): a gap in its sentence, to be told.
  text: (_attributes, { pageProducts, market }) => formatMoney(startingPrice(pageProducts), market.locale) || undefined,
  Component: ({ children }) => <bdi>{children}</bdi>,
});
