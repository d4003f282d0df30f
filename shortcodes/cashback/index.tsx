import { bookablePrice } from "../../catalog/show/sale.ts";
import { computeCashback as credited } from "../../catalog/price/price.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const cashback = defineProductShortcode({
  name: "cashback",
  sentence: "What booking a product at its price credits to the customer's account; nothing when it credits nothing.",
  example: 'Get [cashback tgid="50002"] back',
  text: (product, { market, now }) => {
    const price = bookablePrice(product, now);
    return price && formatMoney(credited(price), market.locale);
  },
  Component: ({ children }) => <bdi>{children}</bdi>,
});
