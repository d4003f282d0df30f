import * as v from "valibot";
import { text } from "../source/translations.ts";

/** The languages reviews are written in (J17), as provider codes. */
export const reviewLanguages = ["EN", "ES", "FR", "IT", "DE", "PT", "NL"] as const;

export type ReviewLanguage = (typeof reviewLanguages)[number];

/** The languages reviews are translated to, as provider codes. */
const readingLanguages = [...reviewLanguages, "AR", "ZH_HANT"] as const;

export type ReadingLanguage = (typeof readingLanguages)[number];

/** One sentence or two, the same in every language, so that a review can be translated phrase by phrase. */
const phrase = v.strictObject({
  EN: text,
  ES: text,
  FR: text,
  IT: text,
  DE: text,
  PT: text,
  NL: text,
  AR: text,
  ZH_HANT: text,
  /** The travellers who may use it: a family, or anybody with company ("we"). */
  who: v.optional(v.picklist(["FAMILY", "MANY"])),
});

export type Phrase = v.InferOutput<typeof phrase>;

/** At least two, so that neighbors can differ. */
export const phrases = v.pipe(v.array(phrase), v.minLength(2));

/** Returns the language itself if reviews are translated to it, else English. */
export function readingLanguage(language: string): ReadingLanguage {
  return readingLanguages.find((known) => known === language) ?? "EN";
}

/** One of these; the numbers go round, so that neighbors differ. Throws for an empty list, which no schema lets through. */
export function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new RangeError("nothing to choose from");
  return value;
}
