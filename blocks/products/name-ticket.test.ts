import { expect, it } from "vitest";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { locales } from "../../i18n/locales.ts";
import { nameTicket } from "./name-ticket.ts";

const t = createLocaleTranslator(locales.en);

it.each([
  ["GENERAL", "SEATMAP", "Full price"],
  ["GENERAL", "SVG", "Full price"],
  ["GENERAL", "RESERVATION", "General admission"],
  ["STUDENT", "SEATMAP", "Student"],
] as const)("W149, D11: a ticket for %s of the flow %s is called %s", (pax, flowType, name) => {
  expect(nameTicket({ pax, name: pax }, { flowType }, t)).toBe(name);
});
