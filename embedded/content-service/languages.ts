/** The language of queries that name none. */
export const masterLanguage = "en-us";

const english = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** Returns the English name of a language: `ar-ae` → `Arabic (United Arab Emirates)`. */
export function languageName(code: string): string {
  return english.of(code) ?? code;
}
