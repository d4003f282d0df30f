import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { ratingInWords } from "./rating.ts";

test.each([
  ["en", 4, 5743, { average: "4.0", count: "5,743" }],
  ["en", 4.66, 1_234_567, { average: "4.7", count: "1,234,567" }],
  ["de", 4.66, 5743, { average: "4,7", count: "5.743" }],
  ["ar", 4.66, 5743, { average: "4.7", count: "5,743" }],
] as const)("F14: in %s, %d from %d ratings", (code, average, ratingCount, expected) => {
  expect(ratingInWords({ average, ratingCount, reviewCount: 0 }, locales[code])).toEqual(expected);
});
