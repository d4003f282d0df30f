/** The language a query is about when it names none. */
export const masterLanguage = "en-us";

const english = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** `ar-ae` → `Arabic (United Arab Emirates)`. */
export function languageName(code: string): string {
  return english.of(code) ?? code;
}
