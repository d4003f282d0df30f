import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { formatMoney } from "../money/money.ts";
import type { GroupTier } from "./group-prices.ts";

/** Returns what a group pays, in words: `€352`, or `from €320` where it may be more. */
export function groupPriceText({ price, isLowest }: GroupTier, locale: Locale, t: Translator): string {
  const amount = formatMoney(price, locale);
  return isLowest ? t("product.from", { price: amount }) : amount;
}
