import * as v from "valibot";
import { languageCodes, requiredLanguages } from "./languages.ts";

/** One value per language, keyed by the lower-case provider code. The required languages are always there. */
export type Translations<Value> = Readonly<Record<string, Value>> & { readonly en: Value };

export type Texts = Translations<string>;

export function translations<Value>(
  value: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Translations<Value>> {
  return v.pipe(
    v.objectWithRest(v.entriesFromList(requiredLanguages, value), value),
    v.check(
      (values) => Object.keys(values).every((language) => languageCodes.has(language.toUpperCase())),
      "each language must be a provider code in lower case",
    ),
  );
}

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty("a text must not be empty"));

export const texts = translations(text);

/** The value in this language, or the English one (missing translations fall back). */
export function translate<Value>(values: Translations<Value>, language: string): Value {
  return values[language.toLowerCase()] ?? values.en;
}

/** Returns a value in English, and in each of the languages that `valueIn` knows one in. */
export function translationsIn<Value>(
  languages: Iterable<string>,
  english: Value,
  valueIn: (language: string) => Value | undefined,
): Translations<Value> {
  const others: Record<string, Value> = {};
  for (const language of languages) {
    const value = language === "en" ? undefined : valueIn(language);
    if (value !== undefined) others[language] = value;
  }
  return { ...others, en: english };
}

export function isTranslated(values: Translations<unknown>, language: string): boolean {
  return Object.hasOwn(values, language.toLowerCase());
}

/** Of a product, collection, city or category. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Products written by hand have smaller numbers; this and all after it are for products made of templates. */
export const firstMadeId = 100_000;
