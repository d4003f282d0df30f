import * as v from "valibot";
import { toPromoDiscount } from "../../catalog/offer/to-promo-discount.ts";
import { promoCodeText } from "../../catalog/offer/promo-code.ts";
import { currencyCodes } from "../../i18n/currencies.ts";
import { isPromoCode } from "../../routing/promo-code.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { defineShortcode } from "../../renderer/index.ts";
import * as css from "./promo.css.ts";

const codeMessage = "A promo code has letters, digits, - and _.";
const amountMessage = "An amount is a number above zero such as 20 or 9.50.";
const percentMessage = "Percent is a whole number from 1 to 100.";
const currencyMessage = "A currency is its three letters such as EUR.";

export const promo = defineShortcode({
  name: "promo",
  sentence: "A promo code with what it takes off: percent, with or without a highest amount, or an amount.",
  example: '[promo code="ROMA10" percent="10" cap="20" currency="EUR"]',
  attributes: v.object({
    code: v.pipe(v.string(codeMessage), v.trim(), v.check(isPromoCode, codeMessage)),
    percent: v.optional(
      v.pipe(v.string(percentMessage), v.trim(), v.regex(/^(?:[1-9]\d?|100)$/, percentMessage), v.transform(Number)),
    ),
    amount: v.optional(amountAttribute()),
    cap: v.optional(amountAttribute()),
    currency: v.optional(v.picklist(currencyCodes, currencyMessage)),
  }),
  check: ({ percent, amount, cap, currency }) => {
    if ((percent === undefined) === (amount === undefined)) return "It takes either percent or amount.";
    if (percent === undefined && cap !== undefined) return "A cap goes with percent.";
    return (amount ?? cap) !== undefined && currency === undefined ? "An amount needs its currency." : undefined;
  },
  text: (attributes, { market, t }) => {
    const discount = toPromoDiscount(attributes);
    return discount && promoCodeText(discount, market.locale, t);
  },
  Component: ({ attributes: { code }, children }) => (
    <>
      <StyleSheet of={css} />
      <code dir="auto" className={css.code}>
        {code}
      </code>{" "}
      {children}
    </>
  ),
});

/** Parses an amount of money in its currency's main unit: `9.50`. */
function amountAttribute() {
  return v.pipe(
    v.string(amountMessage),
    v.trim(),
    v.regex(/^\d{1,9}(?:\.\d{1,3})?$/, amountMessage),
    v.transform(Number),
    v.minValue(0.001, amountMessage),
  );
}
