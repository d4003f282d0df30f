import type { FieldValues } from "../../query/field-values.ts";
import { textsIn } from "../../query/texts-in.ts";
import { wordsOf } from "../../query/words-of.ts";

/** What table `text_index` has of a version: the words of the whole document, and of each field after its path's number. */
export function tokensOf(
  data: Readonly<Record<string, unknown>>,
  paths: ReadonlyMap<string, number>,
  fields: readonly FieldValues[],
): string {
  const tokens = new Set(wordsOf(textsIn(data).join(" ")));
  for (const { name, scalars } of fields) {
    const texts = scalars.filter((scalar) => typeof scalar === "string");
    for (const word of wordsOf(texts.join(" "))) tokens.add(`:${paths.get(name)}:${word}`);
  }
  return [...tokens].join(" ");
}
