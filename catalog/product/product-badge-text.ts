import type { MessageKey, Translator } from "../../i18n/translator.ts";
import type { ProductLabel } from "./product.ts";

const keys: Readonly<Record<ProductLabel, MessageKey>> = {
  BEST_SELLER: "product.bestSeller",
  SELLING_OUT_FAST: "product.sellingOutFast",
};

/** A product's label in words. */
export function productBadgeText(label: ProductLabel, t: Translator): string {
  return t(keys[label]);
}
