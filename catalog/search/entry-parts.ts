import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { NamedId } from "../product/product.ts";
import { splitWords } from "./words.ts";

/** The name of each city with products, by the provider's code. */
export type Cities = ReadonlyMap<string, LocalizedText>;

export const noText: LocalizedText = { text: "" };

/** Fields of an entry without any facts. */
export const blankEntry = {
  cityName: noText,
  context: "",
  cityCode: "",
  categoryId: undefined,
  collectionIds: [],
  product: undefined,
} as const;

export function namesById(things: readonly NamedId[]): ReadonlyMap<number, string> {
  return new Map(things.map(({ id, name }) => [id, name.text]));
}

/** `NEW_YORK` → `new york`. */
export function splitCode(code: string): string {
  return code.toLowerCase().replaceAll("_", " ");
}

/**
 * Removes the words of its city from a name: `Rome Airport Bus` → `airport bus`. A name that repeats its city is not more
 * about it.
 */
export function removeCity(name: string, city: string): string {
  const [words, cityWords] = [splitWords(name), splitWords(city)];
  if (!cityWords.every((word) => words.includes(word))) return name;
  return words.filter((word) => !cityWords.includes(word)).join(" ");
}
