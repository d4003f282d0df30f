import type { Texts } from "../source/translations.ts";

/** What a place in a pattern stands for, by its name. */
export type Words = Readonly<Record<string, Texts>>;

/** A pattern in one language with its `{words}` put in. Throws for a word nobody has. */
export function fill(pattern: string, words: Words, language: Language): string {
  return pattern.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const word = words[name]?.[language];
    if (word === undefined) throw new Error(`"${pattern}" needs {${name}} in ${language}`);
    return word;
  });
}

export const languages = ["en", "de", "ar"] as const;

type Language = (typeof languages)[number];

/** A pattern in all languages of the catalog. */
export function fillTexts(pattern: Texts, words: Words): Texts {
  const [en, de, ar] = languages.map((language) => fill(pattern[language] ?? pattern.en, words, language));
  return { en: en ?? "", de: de ?? "", ar: ar ?? "" };
}
