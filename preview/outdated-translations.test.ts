import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../i18n/locales.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { outdatedTranslations } from "./outdated-translations.ts";

const published = (language: string, date?: string) => ({
  ...testDocument("www.tessera.example.rome", "microsite", {}, language),
  last_publication_date: date,
});

const english = published("en-us", "2026-11-20T09:00:00+0100");
const german = published("de-de", "2026-11-20T08:00:00+0000");
const arabic = published("ar-ae", "2026-11-20T08:59:59+0100");
const korean = published("ko-kr");

/** Returns the language of the original, and those that are older. */
function outdated(
  codes: readonly LocaleCode[],
  [previewed, ...others]: readonly [typeof english, ...(typeof english)[]],
) {
  const alternates = codes.map((code) => locales[code]);
  const [locale] = alternates;
  const { original, translations } = outdatedTranslations(previewed, others, {
    alternates,
    locale: locale ?? locales.en,
  });
  return [original.code, ...translations.map(({ code }) => code)];
}

test("X9: a translation that was published before the English page is outdated, whichever is previewed", () => {
  expect(outdated(["en", "de", "ar"], [english, german, arabic])).toEqual(["en", "ar"]);
  expect(outdated(["ar", "en", "de"], [arabic, english, german])).toEqual(["en", "ar"]);
});

test("X9: without an English page, translations are compared with the previewed one", () => {
  expect(outdated(["de", "ar"], [german, arabic])).toEqual(["de", "ar"]);
  expect(outdated(["ar", "de"], [arabic, german])).toEqual(["ar"]);
});

test("X9: what was never published, or is no language of the site, is not outdated", () => {
  expect(outdated(["en", "ko"], [english, korean, arabic])).toEqual(["en"]);
  expect(outdated(["ko", "ar"], [korean, arabic])).toEqual(["ko"]);
});
