import { expect, test } from "vitest";
import { locales } from "../i18n/locales.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { bestTranslation } from "./document.ts";

test.each([
  ["itself", "pt", ["en-us", "pt-br", "pt-pt"], "pt-pt"],
  ["its language in another country", "pt", ["en-us", "pt-br"], "pt-br"],
  ["English", "pt", ["de-de", "en-us", "es-es"], "en-us"],
  ["English, not the other script", "tw", ["zh-cn", "en-us"], "en-us"],
  ["nothing, not any other language", "fr", ["de-de"], undefined],
] as const)("E13: best match is %s", (_title, code, languages, expected) => {
  const documents = languages.map((language) => testDocument("www.tessera.example", "common_footer", {}, language));
  const others = languages.map((language) => testDocument("www.tessera.example", "common_header", {}, language));
  expect(bestTranslation([...others, ...documents], "common_footer", locales[code])?.lang).toBe(expected);
  expect(bestTranslation(others, "common_footer", locales[code])).toBeUndefined();
});
