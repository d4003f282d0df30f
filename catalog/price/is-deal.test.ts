import { expect, test } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { isDeal } from "./price.ts";

function price(final: number, original: number, currency: CurrencyCode = "EUR") {
  return { final: { minor: final, currency }, original: { minor: original, currency } };
}

test.each([
  [2900, 3250, true],
  [3249, 3250, true],
  [3250, 3250, false],
  [3300, 3250, false],
  [100, 100, false],
])("J11: final %d of original %d is a deal: %s", (final, original, deal) => {
  expect(isDeal(price(final, original))).toBe(deal);
});

test.each([
  [2999, "EUR", true],
  [3000, "EUR", false],
  [29, "JPY", true],
  [30, "JPY", false],
  [29_999, "KWD", true],
  [30_000, "KWD", false],
] as const)(
  "J11: in the ranking where what is cheap counts, %d of %s not reduced is a deal: %s",
  (minor, currency, deal) => {
    expect(isDeal(price(minor, minor, currency), { cheapToo: true })).toBe(deal);
  },
);

test("J11: what is reduced is a deal in that ranking too, whatever it costs", () => {
  expect(isDeal(price(9000, 9001), { cheapToo: true })).toBe(true);
});
