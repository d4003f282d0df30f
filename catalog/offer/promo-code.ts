import type { MessageKey, Translator } from "../../i18n/translator.ts";
import type { Locale } from "../../i18n/locales.ts";
import { formatMoney, type Money } from "../money/money.ts";

/** Whether a promo code is entered or counts already (specification §4). */
export type PromoCodeState = "entered" | "applied";

/** What the traveller can do with the code. */
export type PromoCodeAction = "apply" | "remove";

const transitions: Readonly<Record<PromoCodeState, Partial<Record<PromoCodeAction, PromoCodeState>>>> = {
  entered: { apply: "applied" },
  applied: { remove: "entered" },
};

/** Returns the state after an action; one that the state does not offer changes nothing. */
export function nextPromoCodeState(state: PromoCodeState, action: PromoCodeAction): PromoCodeState {
  return transitions[state][action] ?? state;
}

/** The words beside the code, in the order they are shown. */
export const promoCodeLabels: Readonly<Record<PromoCodeState, readonly MessageKey[]>> = {
  entered: ["promo.apply"],
  applied: ["promo.applied", "promo.remove"],
};

/** What a promo code takes off: an amount, or whole percent with or without a highest amount. All are above zero. */
type PromoDiscount =
  | { readonly kind: "absolute"; readonly amount: Money }
  | { readonly kind: "percentage"; readonly percent: number }
  | { readonly kind: "capped"; readonly percent: number; readonly cap: Money };

/** Returns what a promo code takes off, in words (specification §3). */
export function promoCodeText(discount: PromoDiscount, locale: Locale, t: Translator): string {
  if (discount.kind === "absolute") return t("promo.absolute", { amount: formatMoney(discount.amount, locale) });
  const { percent } = discount;
  return discount.kind === "percentage"
    ? t("promo.percentage", { percent })
    : t("promo.capped", { percent, cap: formatMoney(discount.cap, locale) });
}
