import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { nextPromoCodeState, type PromoCodeAction, promoCodeLabels, type PromoCodeState } from "./promo-code-state.ts";

test.each<[PromoCodeState, PromoCodeAction, PromoCodeState]>([
  ["entered", "apply", "applied"],
  ["applied", "remove", "entered"],
  ["entered", "remove", "entered"],
  ["applied", "apply", "applied"],
])("E8: %s, %s → %s", (state, action, next) => {
  expect(nextPromoCodeState(state, action)).toBe(next);
});

test("D20, E8: the words are apply code, then applied and remove", () => {
  const t = createLocaleTranslator(locales.en);
  expect(promoCodeLabels.entered.map((key) => t(key))).toEqual(["Apply code"]);
  expect(promoCodeLabels.applied.map((key) => t(key))).toEqual(["Applied", "Remove"]);
});
