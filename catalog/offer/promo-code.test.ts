import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { promoCodeText } from "./promo-code.ts";

const fiveEuros = { minor: 500, currency: "EUR" } as const;
const absolute = { kind: "absolute", amount: fiveEuros } as const;
const percentage = { kind: "percentage", percent: 10 } as const;
const capped = { kind: "capped", percent: 10, cap: { minor: 1250, currency: "USD" } } as const;

/** No-break spaces made plain, so that the expected text can be read. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}

test.each([
  ["en", absolute, "Get €5 off"],
  ["en", percentage, "Get 10% off"],
  ["en", capped, "Get 10% off, up to $12.50"],
  ["de", absolute, "5 € Rabatt"],
  ["de", percentage, "10 % Rabatt"],
  ["nl", percentage, "10% korting"],
] as const)("D20: in %s, %j is %j", (code, discount, text) => {
  const t = createLocaleTranslator(locales[code]);
  expect(plain(promoCodeText(discount, locales[code], t))).toBe(text);
});
