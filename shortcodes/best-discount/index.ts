import * as v from "valibot";
import { bookablePrices } from "../../catalog/show/sale.ts";
import { bestDiscount as findHighestDiscount } from "../../catalog/price/price.ts";
import { defineShortcode } from "../../renderer/index.ts";

export const bestDiscount = defineShortcode({
  name: "best-discount",
  sentence:
    "The highest discount among the page's own products that can be booked, in whole percent without a sign; its fallback, or else 0, when there is none. Enclose it in if-available with the words around it.",
  example: "Save up to [best-discount]%",
  attributes: v.object({ fallback: v.optional(v.unknown()) }),
  // 0 by default (D28), unless the editor says what reads better.
  text: ({ fallback }, { pageProducts, now }) => {
    const highest = findHighestDiscount(bookablePrices(pageProducts, now));
    if (highest > 0) return String(highest);
    return fallback === undefined ? { text: "0", standsForNothing: true } : "";
  },
});
