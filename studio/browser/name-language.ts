import { findLocaleByContentLanguage } from "../../i18n/locales.ts";

const names = new Intl.DisplayNames(["en-GB"], { type: "language", fallback: "code" });

/** Returns the name of a document's language for editors: "de-de" → "German". */
export function nameLanguage(lang: string): string {
  return names.of(findLocaleByContentLanguage(lang)?.tag ?? lang) ?? lang;
}
