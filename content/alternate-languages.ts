import type { Site } from "../hosts/site.ts";
import { findLocaleByContentLanguage, type Locale } from "../i18n/locales.ts";
import type { RawDocument } from "./document.ts";

/** Returns the languages of its site in which a page exists, its own first. Excludes those that fall back to English. */
export function listAlternateLanguages(
  { lang, alternate_languages }: RawDocument,
  { languages }: Pick<Site, "languages">,
): readonly Locale[] {
  const existing = [lang, ...alternate_languages.map((alternate) => alternate.lang)];
  return existing
    .flatMap((language) => findLocaleByContentLanguage(language) ?? [])
    .filter(({ code }) => languages.includes(code));
}
