import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { productBadgeText } from "./product-badge-text.ts";

test.each([
  ["en", "BEST_SELLER", "Best seller"],
  ["en", "SELLING_OUT_FAST", "Selling out fast"],
  ["de", "SELLING_OUT_FAST", "Schnell ausverkauft"],
  ["ar", "BEST_SELLER", "الأكثر مبيعًا"],
] as const)("in %s, %s is %s", (code, label, expected) => {
  expect(productBadgeText(label, createLocaleTranslator(locales[code]))).toBe(expected);
});
