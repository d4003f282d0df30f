import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { offerEndText } from "./offer-end.ts";

const today = new Date("2026-12-20T00:00:00Z");

test.each([
  ["en", undefined, ""],
  ["en", "2027-01-31", "Until 31 Jan 2027"],
  ["en", "2026-12-28", "Until 28 Dec 2026"],
  ["en", "2026-12-27", "Until 27 Dec 2026 · 7 days left"],
  ["en", "2026-12-21", "Until 21 Dec 2026 · 1 day left"],
  ["en", "2026-12-20", "Until 20 Dec 2026 · Last day"],
  ["de", "2026-12-22", "Bis 22. Dez. 2026 · Noch 2 Tage"],
] as const)("E2: in %s, an offer that ends %s says %j", (code, endsOn, text) => {
  const t = createLocaleTranslator(locales[code]);
  expect(offerEndText({ endsOn, today, locale: locales[code], t }).replace(/\s/g, " ")).toBe(text);
});
