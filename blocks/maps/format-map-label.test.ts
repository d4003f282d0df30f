import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { formatMapLabel } from "./format-map-label.ts";

test.each([
  [{ name: "Koloseum" }, "Mapa: Koloseum"],
  [{ name: "Spanish Steps", lang: "en" }, "Mapa"],
])("P18: the map of %j is labelled %s in Polish", (place, label) => {
  expect(formatMapLabel(place, createLocaleTranslator(locales.pl))).toBe(label);
});
