import { splitCode } from "./entry-parts.ts";
import type { SearchEntry } from "./search-entry.ts";
import { splitWords } from "./words.ts";

/** An entry by its number among all. */
export interface Row {
  readonly id: number;
  readonly entry: SearchEntry;
}

/** Returns a field of a row. The index reads it when the row's turn comes, so that all rows together block nothing. */
export function readField({ id, entry }: Row, field: string): string | number {
  const { name, cityName, cityCode, english, context } = entry;
  if (field === "name") return removeCity(name.text, cityName.text);
  if (field === "english") return removeCity(english, cityName.text === "" ? "" : splitCode(cityCode));
  return field === "context" ? `${cityName.text} ${context}` : id;
}

/**
 * Removes the words of its city from a name: `Rome Airport Bus` → `airport bus`. A name that repeats its city is not more
 * about it.
 */
function removeCity(name: string, city: string): string {
  const [words, cityWords] = [splitWords(name), splitWords(city)];
  if (!cityWords.every((word) => words.includes(word))) return name;
  return words.filter((word) => !cityWords.includes(word)).join(" ");
}
