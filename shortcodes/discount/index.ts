import { isDeal, type ListingPrice } from "../../catalog/price/price.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const discount = defineProductShortcode({
  name: "discount",
  sentence: "How much a product is reduced, with its percent sign; nothing when it is not reduced.",
  example: 'Save [discount tgid="50002"]',
  text: ({ price }, { market }) => price && discountText(price, market.locale),
});

function discountText(price: ListingPrice, locale: Locale): string {
  if (!isDeal(price) || price.bestDiscount === 0) return "";
  return new Intl.NumberFormat(formatTag(locale), { style: "percent" }).format(price.bestDiscount / 100);
}
