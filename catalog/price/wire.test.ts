import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { toPrice, wirePrice } from "./wire.ts";

const wire: Parameters<typeof toPrice>[0] = {
  currencyCode: "EUR",
  finalPrice: 29,
  originalPrice: 32.5,
  cashbackType: "PERCENTAGE",
  cashbackValue: 5,
  type: "PER_PERSON",
  groupSize: null,
};

test("E4: no price without a final price", () => {
  expect([null, undefined, { ...wire, finalPrice: null }, { ...wire, finalPrice: 0 }].map(toPrice)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("percentages are whole and never rounded up", () => {
  expect(toPrice(wire)).toEqual({
    final: { minor: 2900, currency: "EUR" },
    original: { minor: 3250, currency: "EUR" },
    cashbackPercent: 5,
  });
});

test("without an original price the final one is the original", () => {
  expect(toPrice({ ...wire, originalPrice: null })?.original).toEqual({ minor: 2900, currency: "EUR" });
});

test.each([
  ["PER_PERSON", null, undefined],
  [null, 4, undefined],
  ["PER_GROUP", 4, { size: 4 }],
  ["PER_GROUP", null, { size: undefined }],
])("P17: a price of type %s and size %s is that of the group %j", (type, groupSize, group) => {
  expect(toPrice({ ...wire, type, groupSize })?.group).toEqual(group);
});

test.each([
  ["USD", "USD"],
  [null, undefined],
])("X1: a price says that it is converted from %s", (convertedFrom, expected) => {
  expect(toPrice(parseTolerantly(wirePrice, { ...wire, convertedFrom }).output)?.convertedFrom).toBe(expected);
});

test.each([
  ["ABSOLUTE", true],
  ["PERCENTAGE", undefined],
  [null, undefined],
])("D27: whether a discount of type %s is an amount: %s", (discountType, expected) => {
  expect(toPrice({ ...wire, discountType })?.isAmountOff).toBe(expected);
});

test("a secondary field that does not fit costs that field, not the price", () => {
  const odd = { currencyCode: "EUR", finalPrice: 29, originalPrice: "32", cashbackValue: [], type: 4, groupSize: 0.5 };
  expect(toPrice(parseTolerantly(wirePrice, odd).output)).toEqual({
    final: { minor: 2900, currency: "EUR" },
    original: { minor: 2900, currency: "EUR" },
    cashbackPercent: 0,
  });
});

test("cashback of an amount is not a percentage", () => {
  expect(toPrice({ ...wire, cashbackType: "ABSOLUTE" })?.cashbackPercent).toBe(0);
});
