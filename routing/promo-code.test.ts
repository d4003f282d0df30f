import { describe, expect, it, test } from "vitest";
import { isPromoCode, readPromoCode, setPromoCode } from "./promo-code.ts";

describe("A5, E8: an applied promo code is a cookie of a day", () => {
  it.each(["ROMA10", "winter-2026", "ÉTÉ_5", "로마10", "दिवाली"])("%s is read as it was applied", (code) => {
    const [pair = "", ...attributes] = setPromoCode(code, true).split("; ");
    expect(readPromoCode(`currency=EUR; ${pair}`)).toBe(code);
    expect(attributes).toEqual(["Path=/", "Max-Age=86400", "HttpOnly", "SameSite=Lax", "Secure"]);
  });

  it("ends when it is removed", () => {
    expect(setPromoCode("", false)).toBe("promo-code=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  });

  it.each([
    undefined,
    "",
    "promo-code=",
    "promo-code=%",
    "promo-code=a%22b",
    "xpromo-code=A",
    `promo-code=${"A".repeat(41)}`,
  ])("%s has none", (header) => {
    expect(readPromoCode(header)).toBeUndefined();
  });
});

test.each([
  ["ROMA10", true],
  ["10 % OFF", false],
  ['A"B', false],
  ["", false],
])("%s can be applied on a page: %s", (code, expected) => {
  expect(isPromoCode(code)).toBe(expected);
});
