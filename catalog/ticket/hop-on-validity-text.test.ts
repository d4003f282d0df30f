import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { hopOnValidityText } from "./validity-text.ts";

test.each([
  [undefined, "Valid for 1 calendar day"],
  [24, "Valid for 1 calendar day"],
  [48, "Valid for 2 calendar days"],
  [72, "Valid for 3 calendar days"],
  [6, "Valid for 1 calendar day"],
])("J14: a ticket for %s hours: %s", (hours, text) => {
  expect(hopOnValidityText(hours, createLocaleTranslator(locales.en))).toBe(text);
});

test("J14: Arabic has a dual", () => {
  expect(hopOnValidityText(48, createLocaleTranslator(locales.ar))).toBe("صالحة لمدة يومين تقويميين");
});
