import { DataError, readJson } from "@tessera/runtime/read-json.ts";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { SiteLanguage } from "./site-plans.ts";

const word = v.pipe(v.string(), v.minLength(1));
const answered = { question: word, answer: word };

/** Sentences around names in braces. A number or price is a shortcode's. */
const wording = v.strictObject({
  /** Follows a title, and shows when a price is known: ` from [min-price]`. */
  from: word,
  city: word,
  /** `{country}` is a country's `in`. */
  country: word,
  kinds: v.strictObject({ city: word, country: word, shows: word }),
  colon: word,
  aboutCity: word,
  aboutCountry: word,
  aboutCategory: word,
  onThisPage: word,
  cancellation: word,
  /** The heading of the list of all products: on a city page, and on another page. */
  allInCity: word,
  allOnPage: word,
  goodToKnow: word,
  questions: v.array(v.strictObject(answered)),
});

const textsSchema = v.strictObject({
  /** BCP 47 tag, for lists of names. */
  tag: word,
  wording,
  cities: v.record(word, v.strictObject({ tagline: word, ...answered })),
  countries: v.record(
    word,
    v.strictObject({
      /** With its preposition: `in den Vereinigten Staaten`; the bare name where none is needed. */
      in: word,
      /** In place of the usual heading. */
      heading: v.optional(word),
      tagline: word,
    }),
  ),
  /** Titles of categories and sub-categories by id; `{city}` stands for a city's name. */
  categories: v.record(word, word),
});

/** The texts of listing pages in one language. */
type ListingTexts = v.InferOutput<typeof textsSchema>;

/** A language that listing pages are written in. */
export interface ListingLanguage extends SiteLanguage {
  readonly texts: ListingTexts;
}

/** Reads the languages that have a file of texts, English first. Throws a `DataError` for one that lacks a text of English. */
export function readListingLanguages(folder: URL, languages: readonly SiteLanguage[]): readonly ListingLanguage[] {
  const toFile = ({ content }: SiteLanguage) => new URL(`listings/${content}.json`, folder);
  const read = languages
    .filter((language) => existsSync(toFile(language)))
    .map((language) => ({ ...language, texts: readJson(toFile(language), textsSchema) }));
  const [english] = read;
  for (const language of read) {
    const missing = english === undefined ? undefined : findMissing(english.texts, language.texts);
    if (missing !== undefined) throw new DataError(fileURLToPath(toFile(language)), missing, "English has this text");
  }
  return read;
}

/** Returns the path of a text that only the first has: `cities.PARIS`. */
function findMissing(english: ListingTexts, texts: ListingTexts): string | undefined {
  for (const part of ["cities", "countries", "categories"] as const) {
    const key = Object.keys(english[part]).find((each) => !Object.hasOwn(texts[part], each));
    if (key !== undefined) return `${part}.${key}`;
  }
  return undefined;
}

/** Returns the text of a country or category in a language. Throws for a code or id without one. */
export function findText<Text>(
  texts: Readonly<Record<string, Text>>,
  key: string | number,
  language: SiteLanguage,
): Text {
  const text = texts[key];
  if (text === undefined) throw new Error(`listings/${language.content}.json lacks ${key}`);
  return text;
}

/** Inserts names into a sentence: `Things to do in {city}` → `Things to do in Rome`. */
export function fillSentence(sentence: string, names: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => names[name] ?? placeholder);
}

/** `["Rome", "Milan"]` → `Rome and Milan`. */
export function joinNames(names: readonly string[], { texts }: ListingLanguage): string {
  return new Intl.ListFormat(texts.tag, { type: "conjunction" }).format(names);
}
