import { type Texts, type Translations, translationsIn } from "../source/translations.ts";

/** The words that fill the places of a pattern, by name. A string is the same in every language. */
export type Words = Readonly<Record<string, Texts | string>>;

/** Returns a pattern in one language with its `{words}` put in; undefined where one of them lacks the language. */
function fill(pattern: string, words: Words, language: string): string | undefined {
  const parts = pattern
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : wordIn(words[part], language)));
  return parts.includes(undefined) ? undefined : parts.join("");
}

function wordIn(word: Texts | string | undefined, language: string): string | undefined {
  return typeof word === "string" ? word : word?.[language];
}

/** Returns a pattern in each language that it and its words are in. Throws for a word that is missing in English. */
export function fillTexts(pattern: Texts, words: Words): Texts {
  return translationsIn(Object.keys(pattern), fillEnglish(pattern.en, words), (language) =>
    fill(pattern[language] ?? pattern.en, words, language),
  );
}

/** Returns the same for lines: a language in which one of them is not complete is omitted. */
export function fillLines(patterns: Translations<readonly string[]>, words: Words): Translations<string[]> {
  const english = patterns.en.map((pattern) => fillEnglish(pattern, words));
  return translationsIn(Object.keys(patterns), english, (language) => {
    const lines = (patterns[language] ?? patterns.en).flatMap((pattern) => fill(pattern, words, language) ?? []);
    return lines.length === english.length ? lines : undefined;
  });
}

function fillEnglish(pattern: string, words: Words): string {
  const filled = fill(pattern, words, "en");
  if (filled === undefined) throw new Error(`"${pattern}" has a {word} that is not in ${Object.keys(words).join()}`);
  return filled;
}
