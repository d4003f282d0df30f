import { expect, test } from "vitest";
import { formatUnit } from "./format-unit.ts";
import { locales } from "./locales.ts";

test.each([
  ["en", 10, { unit: "minute", unitDisplay: "short" }, "10 min"],
  ["ja", 10, { unit: "minute", unitDisplay: "short" }, "10分"],
  ["ja", 70, { unit: "meter" }, "70 m"],
  ["ja", 365, { unit: "day", unitDisplay: "long" }, "365日"],
  ["tw", 10, { unit: "minute", unitDisplay: "short" }, "10 分鐘"],
  ["cn", 1.4, { unit: "kilometer", maximumFractionDigits: 1 }, "1.4公里"],
] as const)("C3: %s: %d in %j is %s", (code, amount, options, text) => {
  expect(formatUnit(amount, locales[code], options).replace("\u00a0", " ")).toBe(text);
});
