import { isLocaleCode, locales } from "../../i18n/locales.ts";
import { nameLanguage } from "./name-language.ts";

/** Returns languages of sites as documents have them, with their names: ["de"] → [["de-de", "German"]]. */
export function listLanguages(codes: readonly string[]): readonly (readonly [lang: string, name: string])[] {
  return [...new Set(codes)].filter(isLocaleCode).map((code) => {
    const { contentLanguage } = locales[code];
    return [contentLanguage, nameLanguage(contentLanguage)];
  });
}
