import * as v from "valibot";

/** One value per language, keyed by the lower-case provider code. English, German and Arabic are always there. */
export type Translations<Value> = Readonly<Record<string, Value>> & { readonly en: Value };

export type Texts = Translations<string>;

export function translations<Value>(
  value: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Translations<Value>> {
  return v.objectWithRest({ en: value, de: value, ar: value }, value);
}

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty("a text must not be empty"));

export const texts = translations(text);

/** The value in this language, or the English one (missing translations fall back). */
export function translate<Value>(values: Translations<Value>, language: string): Value {
  return values[language.toLowerCase()] ?? values.en;
}

export function isTranslated(values: Translations<unknown>, language: string): boolean {
  return Object.hasOwn(values, language.toLowerCase());
}

/** Of a product, collection, city or category. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Products written by hand have smaller numbers; this and all after it are for products made of templates. */
export const firstMadeId = 100_000;
