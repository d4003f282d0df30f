import type { Site } from "../../hosts/site.ts";
import { isBookable } from "../show/sale.ts";
import type { Product, ProductLabel } from "./product.ts";
import type { MessageKey, Translator } from "../../i18n/translator.ts";

/** At most one: what runs out matters more than what is popular. */
const order: readonly ProductLabel[] = ["SELLING_OUT_FAST", "BEST_SELLER"];

/**
 * Returns the one label a product carries: the site's, else the provider's; none when it can't be booked. `now` is in
 * epoch milliseconds.
 */
export function productBadge(
  product: Product,
  { badges }: Pick<Site, "badges">,
  now: number,
): ProductLabel | undefined {
  if (!isBookable(product, now)) return undefined;
  const ofSite = order.find((label) => badges?.[label].includes(product.id));
  return ofSite ?? order.find((label) => product.labels.includes(label));
}

const keys: Readonly<Record<ProductLabel, MessageKey>> = {
  BEST_SELLER: "product.bestSeller",
  SELLING_OUT_FAST: "product.sellingOutFast",
};

/** Returns the meaning of a label and the source of its claim (P14). */
export function productBadgeRule(label: ProductLabel, t: Translator): string {
  return t(`product.badgeRules.${label}`);
}

/** Returns a product's label in words. */
export function productBadgeText(label: ProductLabel, t: Translator): string {
  return t(keys[label]);
}
