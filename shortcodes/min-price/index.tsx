import * as v from "valibot";
import { formatMoney } from "../../catalog/money/money.ts";
import { bookablePrices } from "../../catalog/show/sale.ts";
import { startingPrice } from "../../catalog/price/price.ts";
import { defineShortcode } from "../../renderer/index.ts";

export const minPrice = defineShortcode({
  name: "min-price",
  sentence:
    "The lowest price among the page's own products; nothing when no product can be booked. Enclose it in if-available with the words around it.",
  example: "[min-price]",
  attributes: v.object({}),
  // The lowest price of no products is 0 (D28). Money of 0 is empty text, a gap in its sentence (F9).
  text: (_attributes, { pageProducts, market, now }) =>
    formatMoney(startingPrice(bookablePrices(pageProducts, now)), market.locale) || undefined,
  Component: ({ children }) => <bdi>{children}</bdi>,
});
