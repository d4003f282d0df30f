import { bookablePrice } from "../../catalog/show/sale.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import { isDeal } from "../../catalog/price/price.ts";
import { PriorPrice } from "../../blocks/products/PriceTag.tsx";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const scratchPrice = defineProductShortcode({
  name: "scratch-price",
  sentence:
    "The lowest price of the 30 days before a product was reduced, struck through; nothing when it is not reduced.",
  example: '[scratch-price tgid="50002"]',
  text: (product, { market, now }) => {
    const price = bookablePrice(product, now);
    return price && (isDeal(price) ? formatMoney(price.original, market.locale) : "");
  },
  Component: ({ context: { t }, children }) => <PriorPrice label={t("product.wasPrice")}>{children}</PriorPrice>,
});
