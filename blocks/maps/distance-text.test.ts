import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { distanceText } from "./distance-text.ts";

test.each([
  [0.043, "en", "40 m"],
  [0.636, "en", "640 m"],
  [0.996, "en", "1 km"],
  [1.44, "de", "1,4 km"],
  [12.6, "en", "13 km"],
  [1234.6, "en", "1,235 km"],
] as const)("C3: %d km in %s are %s", (kilometers, code, text) => {
  expect(distanceText(kilometers, locales[code]).replace("\u00a0", " ")).toBe(text);
});
