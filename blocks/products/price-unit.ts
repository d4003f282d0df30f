import type { ListingPrice } from "../../catalog/price/price.ts";
import type { Translator } from "../../i18n/translator.ts";

/**
 * Returns who a price is for, when that is a whole group: "per group of up to 4" (P17). The text is empty for the price
 * of one person.
 */
export function priceUnit({ group }: Pick<ListingPrice, "group">, t: Translator): string {
  if (group === undefined) return "";
  return group.size === undefined ? t("product.perGroup") : t("product.perGroupOfUpTo", { size: group.size });
}
