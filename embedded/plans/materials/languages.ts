/** The languages that listing pages are written in, with the content service's names for them. */
export const languages = { en: "en-us", de: "de-de", ar: "ar-ae", tw: "zh-tw" } as const;

export type Language = keyof typeof languages;

export const languageCodes: readonly Language[] = ["en", "de", "ar", "tw"];

/** A text in each of these languages. */
export type Texts = Readonly<Record<Language, string>>;

/** Returns a text of the provider in these languages; English where a translation is missing. */
export function toTexts(texts: Readonly<Record<string, string>> & { readonly en: string }): Texts {
  const { en } = texts;
  return { en, de: texts["de"] ?? en, ar: texts["ar"] ?? en, tw: texts["zh_hant"] ?? en };
}
