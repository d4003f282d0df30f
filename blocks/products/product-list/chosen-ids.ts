import type { ProductListFields } from "./product-list-fields.ts";

type Chosen = Pick<ProductListFields, "ranking" | "locale_ranking" | "exclusions" | "locale_exclusions">;

/** Returns what the editor put first, in this language or in all, without exclusions. */
export function chosenIds(fields: Chosen): readonly number[] {
  const { ranking, locale_ranking: inLanguage } = fields;
  const excluded = excludedIds(fields);
  return (inLanguage.length > 0 ? inLanguage : ranking).filter((id) => !excluded.has(id));
}

/** Returns what the editor excluded, in all languages and in this one. */
export function excludedIds({ exclusions, locale_exclusions: inLanguage }: Chosen): ReadonlySet<number> {
  return new Set([...exclusions, ...inLanguage]);
}
