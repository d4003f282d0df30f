import type { RawDocument } from "../content/document.ts";
import { type Locale, localeOfContentLanguage } from "../i18n/locales.ts";

/** The languages a page exists in, its own first: those that would fall back to English are not among them. */
export function alternatesOf({ lang, alternate_languages }: RawDocument): readonly Locale[] {
  const languages = [lang, ...alternate_languages.map((alternate) => alternate.lang)];
  return languages.flatMap((language) => localeOfContentLanguage(language) ?? []);
}
