/** The language of queries that name none. */
export const masterLanguage = "en-us";

const english = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** Returns the English name of a language: `ar-ae` → `Arabic (United Arab Emirates)`. */
export function languageName(code: string): string {
  return english.of(code) ?? code;
}

/** Returns the id of a language that is written in any case: `EN-us` → `en-us`; another text unchanged. */
export function normalizeLanguage(text: string, languages: readonly { readonly id: string }[]): string {
  const wanted = text.toLowerCase();
  return languages.find(({ id }) => id.toLowerCase() === wanted)?.id ?? text;
}
