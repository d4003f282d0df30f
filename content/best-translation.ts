import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import type { RawDocument } from "./document.ts";

/** The document of this type in the locale's language, else in English. */
export function bestTranslation(
  documents: readonly RawDocument[],
  type: string,
  locale: Locale,
): RawDocument | undefined {
  const inLanguage = (language: string) =>
    documents.find((document) => document.type === type && document.lang === language);
  return inLanguage(locale.contentLanguage) ?? inLanguage(locales[defaultLocale].contentLanguage);
}
