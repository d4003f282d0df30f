import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { promo } from "./index.tsx";

test.each([
  ["[promo code=ROMA10 percent=10]", "Get 10% off"],
  ["[promo code=ROMA10 percent=10 cap=20 currency=EUR]", "Get 10% off, up to €20"],
  ["[promo code=ROMA10 percent=10 cap=20 currency=USD]", "Get 10% off, up to $20"],
  ["[promo code=ROMA10 amount=9.5 currency=EUR]", "Get €9.50 off"],
  ["[promo code=ROMA10 amount=9.5]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 percent=10 cap=20]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 amount=500 currency=JPY]", "Get ¥500 off"],
  ["[promo code=ROMA10 percent=10 cap=0.001 currency=EUR]", "\nshortcode-no-data"],
  ["[promo code=ROMA10]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 cap=20]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 amount=5 cap=20]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 percent=10 amount=5 fallback=less]", "less\nshortcode-invalid"],
  ["[promo percent=10]", "\nshortcode-invalid"],
  ["[promo code='ROMA 10' percent=10]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 percent=101]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 percent=0]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 amount=0]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 amount=-5]", "\nshortcode-invalid"],
  ["[promo code=ROMA10 amount=5 currency=euro]", "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(promo, source, { currency: "GBP" })).toBe(expected);
});

test.each([
  ["de", "10\u00a0% Rabatt, höchstens 20\u00a0€"],
  ["ar", "خصم 10% بحد أقصى \u200f20\u00a0€"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(promo, "[promo code=ROMA10 percent=10 cap=20 currency=EUR]", { locale })).toBe(expected);
});

test("is rendered with its code to copy", () => {
  const html = renderShortcode(promo, "[promo code=ROMA10 percent=10]").replace(/ class="[^"]*"/g, "");
  expect(html).toBe('<code dir="auto">ROMA10</code> Get 10% off');
});

test("a hostile code is refused", () => {
  expect(renderShortcode(promo, "[promo code='<img src=x onerror=alert(1)>' percent=10 fallback='<b>']")).toBe(
    "&lt;b&gt;",
  );
});
