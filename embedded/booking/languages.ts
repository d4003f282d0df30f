import texts from "./texts.json" with { type: "json" };

export type Language = keyof typeof texts;

export type Texts = (typeof texts)["en"];

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(texts, code);
}

/** Returns the words of the stand-in in a language, as addresses name it. */
export function textsIn(language: Language): Texts {
  return texts[language];
}
