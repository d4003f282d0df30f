import { expect, it } from "vitest";
import { dateFormat, listFormat, numberFormat, wordSegmenter } from "./formatters.ts";

it("a formatter is created once per language and options", () => {
  expect(numberFormat("de")).toBe(numberFormat("de"));
  expect(numberFormat("de", { style: "percent" })).toBe(numberFormat("de", { style: "percent" }));
  expect(numberFormat("de", { style: "percent" })).not.toBe(numberFormat("de"));
  expect(wordSegmenter("ja")).not.toBe(wordSegmenter("de"));
});

it("formats as its language does", () => {
  expect(numberFormat("de", { minimumFractionDigits: 1 }).format(4)).toBe("4,0");
  expect(dateFormat("en", { timeZone: "UTC", year: "numeric" }).format(0)).toBe("1970");
  expect(listFormat("ar", { type: "unit", style: "narrow" }).format(["1", "2"])).toBe("1 و2");
});

it("a time zone that does not exist throws, each time", () => {
  for (const _ of [1, 2]) expect(() => dateFormat("en", { timeZone: "Nowhere/Atlantis" })).toThrow(RangeError);
});
