import { findLocaleByTag } from "../../i18n/locales.ts";

/** Returns what a link says of the language it leads to, `(English)`. Empty for a link without, and one we don't speak. */
export function languageNote(hrefLang: string | undefined): string {
  const language = hrefLang === undefined ? undefined : findLocaleByTag(hrefLang);
  return language === undefined ? "" : `(${language.name})`;
}
