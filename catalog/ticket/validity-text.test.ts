import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { ticketValidityText } from "./validity-text.ts";

type Validity = Parameters<typeof ticketValidityText>[0];

function said(validity: Validity, code: keyof typeof locales = "en"): string | undefined {
  return ticketValidityText(validity, locales[code], createLocaleTranslator(locales[code]));
}

test.each([
  [1, "Use within 1 day of purchase"],
  [59, "Use within 59 days of purchase"],
  [60, "Use within 2 months of purchase"],
  [89, "Use within 2 months of purchase"],
  [90, "Use within 3 months of purchase"],
  [365, "Use within 12 months of purchase"],
])("E6: %d days are %j", (days, text) => {
  expect(said({ kind: "days-from-purchase", days })).toBe(text);
});

test.each([
  ["en", "Valid until 05 Mar 2026"],
  ["de", "Gültig bis 5. März 2026"],
  ["fr", "Valable jusqu’au 5 mars 2026"],
] as const)("E5: in %s, valid until a date is %j", (code, text) => {
  expect(said({ kind: "until-date", date: new Date("2026-03-05") }, code)).toBe(text);
});

test("E5: extended, details unknown, points to the ticket", () => {
  expect(said({ kind: "extendable-unknown" })).toBe("Extended validity: see your ticket for the dates");
});

test("E5: not extendable has no text", () => {
  expect(said({ kind: "not-extendable" })).toBeUndefined();
});

test.each([
  ["ar", 1, "صالحة لمدة يوم واحد من تاريخ الشراء"],
  ["ar", 2, "صالحة لمدة يومين من تاريخ الشراء"],
  ["ar", 60, "صالحة لمدة شهرين من تاريخ الشراء"],
  ["pl", 1, "Ważny przez 1 dzień od zakupu"],
  ["pl", 60, "Ważny przez 2 miesiące od zakupu"],
  ["pl", 150, "Ważny przez 5 miesięcy od zakupu"],
] as const)("E6: in %s, %d days are %j", (code, days, text) => {
  expect(said({ kind: "days-from-purchase", days }, code)).toBe(text);
});
