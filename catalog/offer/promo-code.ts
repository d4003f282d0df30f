import type { Translator } from "../../i18n/translator.ts";
import type { Locale } from "../../i18n/locales.ts";
import { formatMoney, type Money } from "../money/money.ts";

/** Discount of a promo code: an amount, or whole percent with an optional maximum amount. All are above zero. */
export type PromoDiscount =
  | { readonly kind: "absolute"; readonly amount: Money }
  | { readonly kind: "percentage"; readonly percent: number }
  | { readonly kind: "capped"; readonly percent: number; readonly cap: Money };

/** Returns what a promo code takes off, in words (D20). */
export function promoCodeText(discount: PromoDiscount, locale: Locale, t: Translator): string {
  if (discount.kind === "absolute") return t("promo.absolute", { amount: formatMoney(discount.amount, locale) });
  const { percent } = discount;
  return discount.kind === "percentage"
    ? t("promo.percentage", { percent })
    : t("promo.capped", { percent, cap: formatMoney(discount.cap, locale) });
}
