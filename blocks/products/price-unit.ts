import type { ListingPrice } from "../../catalog/price/price.ts";
import type { Locale, LocaleCode } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";

/** Languages that name who a price is for before the amount: `1인당 €49부터`. */
const unitFirst: ReadonlySet<LocaleCode> = new Set(["ko"]);

export function isUnitFirst({ code }: Locale): boolean {
  return unitFirst.has(code);
}

/**
 * Returns who a price is for, when that is a whole group: "per group of up to 4" (P17). The text is empty for the price
 * of one person.
 */
export function priceUnit({ group }: Pick<ListingPrice, "group">, t: Translator): string {
  if (group === undefined) return "";
  return group.size === undefined ? t("product.perGroup") : t("product.perGroupOfUpTo", { size: group.size });
}
