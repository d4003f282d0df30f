import { numberFormat } from "../../i18n/formatters.ts";
import { bookablePrice } from "../../catalog/show/sale.ts";
import { discountPercent, type ListingPrice } from "../../catalog/price/price.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const discount = defineProductShortcode({
  name: "discount",
  sentence: "By how many whole percent a product is reduced, with the sign; nothing when it is by less than one.",
  example: 'Save [discount tgid="50002"]',
  text: (product, { market, now }) => {
    const price = bookablePrice(product, now);
    return price && discountText(price, market.locale);
  },
});

function discountText(price: ListingPrice, locale: Locale): string {
  const percent = discountPercent(price);
  if (percent === 0) return "";
  return numberFormat(formatTag(locale), { style: "percent" }).format(percent / 100);
}
